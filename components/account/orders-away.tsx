import { useTranslations } from 'next-intl'
import { Illustration } from '@/components/illustrations/illustration'
import { PhoneHelp } from '@/components/layout/frame/phone-help'
import { Link } from '@/lib/i18n/navigation'
import { markStatus } from '@/lib/routing/status-scope'

/** In the place of bookings that could not be had (specification §8, PRODUCT §9), with the status of an outage. */
export function OrdersAway({ href, phone }: { href: string; phone: string | undefined }) {
  markStatus(503)
  const t = useTranslations('account')
  const tFailure = useTranslations('failure')
  return (
    <section className="panel none">
      <Illustration name="error" />
      <h2 className="h-sub">{t('ordersAway')}</h2>
      <PhoneHelp phone={phone} />
      <Link className="btn soft" href={href}>
        {tFailure('retry')}
      </Link>
    </section>
  )
}
