import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { formatPhone } from '@/lib/format/phone'
import type { BranchRules } from '@/provider/contract/settings'

type Props = { name: string; phone: string; rules: BranchRules }

/** Too soon to book on the site: the branch calls back, or is called. */
export function CallUs({ name, phone, rules }: Props) {
  const t = useTranslations('bookings.soon')
  return (
    <Panel flow="stack" heading={t('title')} headingId="call-us">
      <p>{t('text', { hours: rules.minHoursBeforePickup, minutes: rules.callbackMinutes })}</p>
      <ButtonRow align="center" as="p">
        <Button as={CallbackLink} note={t('note', { name })}>
          {t('callback')}
        </Button>
        <Button as={PhoneLink} isNumeric phone={phone} variant="line">
          <Icon of="phone" />
          {formatPhone(phone)}
        </Button>
      </ButtonRow>
    </Panel>
  )
}
