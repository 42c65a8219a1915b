import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { changeHref } from '@/lib/bookings/steps'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Booking } from '@/provider/contract/bookings'

/** `href`: where it is changed; of a guest's booking when not given. */
type Props = { booking: Booking; now: Date; phone: string; href?: string }

/** Until when things can be changed, as dates; how, and whom to call. */
export function ChangePanel({ booking, now, phone, href = changeHref(booking.number) }: Props) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  const { changeable } = booking
  const moment = (date: Date) => format.dateTime(date, DEADLINE_MOMENT)
  const cancelUntil = new Date(booking.freeCancellationUntil)
  const changeUntil = new Date(booking.changeUntil)
  return (
    <section className="panel stack change-ways">
      <h2 className="h-sub">{t('questions')}</h2>
      {/* Where nothing was paid, cancelling costs nothing at any time. */}
      {booking.paidKop > 0 && (
        <p className="small">
          {cancelUntil > now ? t('cancelUntil', { moment: moment(cancelUntil) }) : t('cancelOver')}
        </p>
      )}
      <p className="small">{changeUntil > now ? t('changeUntil', { moment: moment(changeUntil) }) : t('changeOver')}</p>
      {booking.status === 'active' && <p className="small">{t('extend')}</p>}
      {changeable && (
        <Link className="btn soft" href={href}>
          {t('change')}
        </Link>
      )}
      <PhoneLink className="btn line num" phone={phone} />
    </section>
  )
}
