import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ReviewRow } from '@/components/bookings/review/review-row'
import { BRANCH_CODE, type Trip } from '@/lib/bookings/trip'
import { FAR_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'

type Props = {
  trip: Trip
  changeHref?: string | undefined
  carHref?: string | undefined
  /** Of the branch: its place has no other. */
  branchAddress: string
  /** Under the pick-up place, where a page has more to say of it. */
  pickupNote?: ReactNode
}

/** Car, pick-up and drop-off: rows of a `<dl>`. */
export function TripRows({ trip, changeHref, carHref, branchAddress, pickupNote }: Props) {
  const t = useTranslations('bookings.trip')
  const format = useFormatter()
  const { car, pickup, dropoff, pickupPlace, dropoffPlace } = trip
  const isSamePlace = dropoffPlace.id === pickupPlace.id
  return (
    <>
      <ReviewRow changeHref={carHref} term={t('car')}>
        {car.name}
      </ReviewRow>
      <ReviewRow
        changeHref={changeHref}
        note={
          <>
            {[pickupPlace.name, pickupPlace.hint].filter(Boolean).join(' · ')}
            <Line>{pickupPlace.code === BRANCH_CODE && branchAddress}</Line>
            <Line>{pickupNote}</Line>
          </>
        }
        term={t('pickup')}
      >
        {format.dateTime(pickup, FAR_HAND_OVER_MOMENT)}
      </ReviewRow>
      <ReviewRow
        changeHref={changeHref}
        note={
          <>
            {isSamePlace ? t('samePlace') : dropoffPlace.name} · {t('zone')}
            <Line>{dropoffPlace.returnHint}</Line>
            <Line>{!isSamePlace && dropoffPlace.code === BRANCH_CODE && branchAddress}</Line>
          </>
        }
        term={t('dropoff')}
      >
        {format.dateTime(dropoff, FAR_HAND_OVER_MOMENT)}
      </ReviewRow>
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <br />
      {children}
    </>
  )
}
