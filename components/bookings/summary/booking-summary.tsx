import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FreeCancellation } from '@/components/bookings/cancel/free-cancellation'
import { CarStage } from '@/components/cars/page/car-stage'
import { Heading } from '@/components/ui/heading/heading'
import { Text } from '@/components/ui/text/text'
import type { Trip } from '@/lib/bookings/trip'
import { SHORT_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import styles from './booking-summary.module.css'
import { SummaryBox } from './summary-box'

type Props = {
  trip: Trip
  days: number
  /** What the price is made of. */
  lines: ReactNode
  /** The one yellow button of the step. */
  button?: ReactNode
  /** Over the picture: the way to other dates and places. */
  edit?: ReactNode
  freeCancellationUntil: Date | null
}

/** The sticky column of wide screens; on phones `CarStrip` and `BarSummary` stand for it. */
export function BookingSummary({ trip, days, lines, button, edit, freeCancellationUntil }: Props) {
  const t = useTranslations('bookings.trip')
  return (
    <SummaryBox
      aria-label={t('summary')}
      className={styles.night}
      isWideOnly
      picture={<CarStage car={trip.car}>{edit}</CarStage>}
    >
      <div>
        <Heading isSub>{trip.car.name}</Heading>
        <TripText days={days} trip={trip} />
      </div>
      {lines}
      {button && <div className={styles.foot}>{button}</div>}
      <FreeCancellation until={freeCancellationUntil} />
    </SummaryBox>
  )
}

/** Where and when: in the column, and in the sheet of phones. */
export function TripText({ trip, days }: Pick<Props, 'trip' | 'days'>) {
  const t = useTranslations('bookings.trip')
  const tCars = useTranslations('cars')
  const format = useFormatter()
  const { pickup, dropoff, pickupPlace, dropoffPlace, colour } = trip
  return (
    <Text size="s" tone="muted">
      {t('moments', {
        pickup: format.dateTime(pickup, SHORT_HAND_OVER_MOMENT),
        dropoff: format.dateTime(dropoff, SHORT_HAND_OVER_MOMENT),
      })}
      <br />
      {pickupPlace.name}
      {dropoffPlace.id !== pickupPlace.id && ` → ${dropoffPlace.name}`}
      <br />
      {t('days', { count: days })} · {t('zone')}
      {colour && (
        <>
          <br />
          {t('colourLine', { colour: tCars(`colour.${colour}`) })}
        </>
      )}
    </Text>
  )
}
