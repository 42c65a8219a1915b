import './summary.css'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FreeCancellation } from '@/components/bookings/cancel/free-cancellation'
import { CarStage } from '@/components/cars/page/car-stage'
import type { Trip } from '@/lib/bookings/trip'
import { HAND_OVER_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'

type Props = {
  trip: Trip
  days: number
  /** What the price is made of. */
  lines: ReactNode
  freeCancellationUntil: Date | null
}

/** The sticky column of wide screens; on phones `BarSummary` stands for it. */
export function BookingSummary({ trip, days, lines, freeCancellationUntil }: Props) {
  const t = useTranslations('bookings.trip')
  return (
    <aside aria-label={t('summary')} className="sum desk">
      <CarStage car={trip.car} />
      <div className="in">
        <div>
          <h2>{trip.car.name}</h2>
          <TripText days={days} trip={trip} />
        </div>
        {lines}
        <FreeCancellation until={freeCancellationUntil} />
      </div>
    </aside>
  )
}

/** Where and when: in the column, and in the sheet of phones. */
export function TripText({ trip, days }: Pick<Props, 'trip' | 'days'>) {
  const t = useTranslations('bookings.trip')
  const format = useFormatter()
  const { pickup, dropoff, pickupPlace, dropoffPlace } = trip
  return (
    <p className="small muted">
      {pickupPlace.name}
      {dropoffPlace.id !== pickupPlace.id && ` → ${dropoffPlace.name}`}
      <br />
      {t('moments', {
        pickup: format.dateTime(pickup, HAND_OVER_MOMENT),
        dropoff: format.dateTime(dropoff, HAND_OVER_MOMENT),
      })}
      <br />
      {t('days', { count: days })} · {t('zone')}
    </p>
  )
}
