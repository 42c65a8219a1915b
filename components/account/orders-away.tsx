import { useTranslations } from 'next-intl'
import { Illustration } from '@/components/illustrations/illustration'
import { PhoneHelp } from '@/components/layout/frame/phone-help'
import { Button } from '@/components/ui/button/button'
import { Heading } from '@/components/ui/heading/heading'
import { CentredPanel } from '@/components/ui/panel/centred-panel'
import { markStatus } from '@/lib/routing/status-scope'

/** In the place of bookings that could not be had (specification §8, PRODUCT §9), with the status of an outage. */
export function OrdersAway({ href, phone }: { href: string; phone: string | undefined }) {
  markStatus(503)
  const t = useTranslations('account')
  const tFailure = useTranslations('failure')
  return (
    <CentredPanel>
      <Illustration name="error" />
      <Heading isSub>{t('ordersAway')}</Heading>
      <PhoneHelp phone={phone} />
      <Button href={href} variant="soft">
        {tFailure('retry')}
      </Button>
    </CentredPanel>
  )
}
