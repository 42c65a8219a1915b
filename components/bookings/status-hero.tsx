import { CircleCheck, Clock } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/car-art'
import { reviewHref } from '@/lib/bookings/steps'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { Link } from '@/lib/i18n/navigation'
import type { Booking } from '@/provider/contract/bookings'
import { PrintButton } from './print-button'

/** Keys of `bookings.success`: what the booking's state is called. */
const TITLE_OF = {
  held: 'held',
  awaiting_payment: 'held',
  confirmed: 'confirmed',
  active: 'active',
  completed: 'completed',
  expired: 'expired',
  cancelled_client: 'cancelled',
  cancelled_branch: 'cancelled',
  no_show: 'cancelled',
} as const

/** The state in words and the number in large, so that both can be read out over the phone. */
export function StatusHero({ booking }: { booking: Booking }) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  const { status } = booking
  const isFirm = status === 'confirmed'
  return (
    <section className="vhero">
      <div className="stack">
        <p className="state">
          {isFirm ? <CircleCheck aria-hidden className="ic" /> : <Clock aria-hidden className="ic" />}
          {isFirm ? t('payLater') : t('number')}
        </p>
        <h1>{t(TITLE_OF[status])}</h1>
        <p>
          {t('number')}
          <b className="number num">{booking.number}</b>
        </p>
        {status === 'held' && booking.holdUntil && (
          <>
            <p>{t('heldText', { moment: format.dateTime(new Date(booking.holdUntil), DEADLINE_MOMENT) })}</p>
            <Link className="btn primary" href={reviewHref(booking.car.slug, booking.number)}>
              {t('heldAction')}
            </Link>
          </>
        )}
        {isFirm && <p>{t('keepNumber')}</p>}
        {isFirm && <PrintButton label={t('print')} />}
      </div>
      <div className="pic">
        <CarArt body={booking.car.car_data.body} colour={booking.car.car_data.colours[0]} />
      </div>
    </section>
  )
}
