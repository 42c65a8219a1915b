import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { Icon } from '@/components/ui/icon/icon'
import { formatPhone } from '@/lib/format/phone'
import type { BranchRules } from '@/provider/contract/settings'

type Props = { name: string; phone: string; rules: BranchRules }

/** Too soon to book on the site: the branch calls back, or is called. */
export function CallUs({ name, phone, rules }: Props) {
  const t = useTranslations('bookings.soon')
  return (
    <section aria-labelledby="call-us" className="panel stack">
      <h2 className="h-sub" id="call-us">
        {t('title')}
      </h2>
      <p>{t('text', { hours: rules.minHoursBeforePickup, minutes: rules.callbackMinutes })}</p>
      <p className="row acts">
        <CallbackLink className="btn primary" note={t('note', { name })}>
          {t('callback')}
        </CallbackLink>
        <PhoneLink className="btn line num" phone={phone}>
          <Icon of="phone" />
          {formatPhone(phone)}
        </PhoneLink>
      </p>
    </section>
  )
}
