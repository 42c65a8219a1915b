import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { HAND_OVER_MOMENT } from '@/lib/bookings/moment-formats'
import type { Trip } from '@/lib/bookings/trip'
import { ReviewRow } from './review-row'

type Props = {
  trip: Trip
  changeHref?: string | undefined
  carHref?: string | undefined
  /** Under the pick-up place, where a page has more to say of it. */
  pickupNote?: ReactNode
}

/** Car, pick-up and drop-off: rows of a `<dl>`. */
export function TripRows({ trip, changeHref, carHref, pickupNote }: Props) {
  const t = useTranslations('booking.trip')
  const format = useFormatter()
  const { car, pickup, dropoff, pickupPlace, dropoffPlace } = trip
  return (
    <>
      <ReviewRow changeHref={carHref} term={t('car')}>
        {car.name}
      </ReviewRow>
      <ReviewRow
        changeHref={changeHref}
        note={
          <>
            {pickupPlace.name} · {pickupPlace.hint} {pickupNote}
          </>
        }
        term={t('pickup')}
      >
        {format.dateTime(pickup, HAND_OVER_MOMENT)}
      </ReviewRow>
      <ReviewRow
        changeHref={changeHref}
        note={`${dropoffPlace.id === pickupPlace.id ? t('samePlace') : dropoffPlace.name} · ${t('zone')}`}
        term={t('dropoff')}
      >
        {format.dateTime(dropoff, HAND_OVER_MOMENT)}
      </ReviewRow>
    </>
  )
}
