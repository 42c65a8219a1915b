import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CarStage } from '@/components/cars/page/car-stage'
import type { Trip } from '@/lib/bookings/trip'
import { useFormatter } from '@/lib/i18n/use-formatter'
import styles from './car-strip.module.css'

type Props = {
  trip: Trip
  days: number
  /** The way to other dates and places. */
  edit?: ReactNode
}

/** The car that is booked, on top of every step on phones; on wide screens it stands in `BookingSummary`. */
export function CarStrip({ trip, days, edit }: Props) {
  const t = useTranslations('bookings.trip')
  const format = useFormatter()
  const { car, pickup, dropoff, pickupPlace, dropoffPlace } = trip
  const dates = format.dateTimeRange(pickup, dropoff, { day: 'numeric', month: 'short' })
  return (
    <div className={`${styles.strip} no-print`}>
      <CarStage car={car} />
      <p>
        <b>{car.name}</b>
        <span>{t('stripDates', { dates, count: days })}</span>
        <span>
          {pickupPlace.name}
          {dropoffPlace.id !== pickupPlace.id && ` → ${dropoffPlace.name}`}
        </span>
      </p>
      {edit}
    </div>
  )
}
