import { CalendarCheck } from 'lucide-react'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { CarStage } from '@/components/cars/car-stage'
import { QuoteLines } from '@/components/quotes/quote-lines'
import type { Trip } from '@/lib/bookings/trip'
import { DEADLINE_MOMENT, HAND_OVER_MOMENT } from '@/lib/format/moments'
import type { Price } from '@/provider/contract/quotes'

type Props = { trip: Trip; price: Price; freeCancellationUntil: Date | null }

/** The sticky column of wide screens; on phones `BarSummary` stands for it. */
export function BookingSummary({ trip, price, freeCancellationUntil }: Props) {
  const t = useTranslations('bookings.trip')
  const locale = useLocale()
  return (
    <aside aria-label={t('summary')} className="sum desk">
      <CarStage car={trip.car} />
      <div className="in">
        <div>
          <h2>{trip.car.name}</h2>
          <TripText price={price} trip={trip} />
        </div>
        <QuoteLines locale={locale} price={price} />
        <FreeCancellation until={freeCancellationUntil} />
      </div>
    </aside>
  )
}

function TripText({ trip, price }: Pick<Props, 'trip' | 'price'>) {
  const t = useTranslations('bookings.trip')
  const format = useFormatter()
  const { pickup, dropoff, pickupPlace, dropoffPlace } = trip
  return (
    <p className="small muted">
      {pickupPlace.name}
      {dropoffPlace.id !== pickupPlace.id && ` → ${dropoffPlace.name}`}
      <br />
      {format.dateTime(pickup, HAND_OVER_MOMENT)} – {format.dateTime(dropoff, HAND_OVER_MOMENT)}
      <br />
      {t('days', { count: price.days })} · {t('zone')}
    </p>
  )
}

/** The deadline as a date and a time, never as "48 hours before". Null: it has passed. */
export function FreeCancellation({ until }: { until: Date | null }) {
  const t = useTranslations('bookings.trip')
  const format = useFormatter()
  return (
    <p className="xs note">
      <CalendarCheck aria-hidden className="ic s" />
      <span>
        {until ? t('freeCancellation', { moment: format.dateTime(until, DEADLINE_MOMENT) }) : t('freeCancellationOver')}
      </span>
    </p>
  )
}
