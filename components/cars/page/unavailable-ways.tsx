import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { useQueryDates, useRentalRange } from '@/components/cars/rental-range'
import { Button } from '@/components/ui/button/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { WaitlistOffer } from '@/components/waitlist/waitlist-offer'
import type { Car } from '@/lib/cars/car'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import styles from './parts.module.css'
import { UnavailableNote } from './unavailable-note'

type Props = {
  car: Car
  query: string
  /** Among others that can be booked. */
  isOnCard?: boolean
}

/** A car that cannot be booked: why, and where to go from here. */
export function UnavailableWays({ car, query, isOnCard = false }: Props) {
  const t = useTranslations('cars')
  const rangeOf = useRentalRange()
  const dates = useQueryDates(query)
  const { name, slug, nextFree } = car
  const similar = query === '' ? `/rent/?class=${car.classId}` : `/rent/${slug}/${query}#alternatives`
  // Seen once beside the name of the car, read out with it.
  const named = <VisuallyHidden>{name}</VisuallyHidden>
  return (
    <div className={styles.ways}>
      <UnavailableNote car={car} isOnCard={isOnCard} />
      {nextFree && (
        <Button href={`/booking-online/${slug}/${queryOnDates(query, nextFree)}`} isWide variant="line">
          <span>
            {t('freeOn', { dates: rangeOf(nextFree) })} {named}
          </span>
        </Button>
      )}
      <div>
        <WaitlistOffer car={car} query={query} />
        <Button about={{ car: name, dates }} as={CallbackLink} size="s" variant="ghost">
          <span>
            {t('question')} {named}
          </span>
        </Button>
        <Button href={similar} size="s" variant="ghost">
          <span>
            {t('similar')} {named}
          </span>
        </Button>
      </div>
    </div>
  )
}

/** The same `?from=…&place=…` on other dates. */
function queryOnDates(query: string, { pickup, dropoff }: RentalPeriod): string {
  const [from, to] = [toStationMoment(pickup, STATION_TIME_ZONE), toStationMoment(dropoff, STATION_TIME_ZONE)]
  const params = new URLSearchParams(query)
  const dates = { from: from.date, fromTime: from.time, to: to.date, toTime: to.time }
  for (const [name, value] of Object.entries(dates)) params.set(name, value)
  return `?${params}`
}
