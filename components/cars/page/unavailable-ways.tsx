import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { useAskedDates, useRentalRange } from '@/components/cars/rental-range'
import type { Car } from '@/lib/cars/car'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { Link } from '@/lib/i18n/navigation'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { UnavailableNote } from './unavailable-note'

type Props = { car: Car; query: string }

/** A car that cannot be booked: why, and where to go from here. */
export function UnavailableWays({ car, query }: Props) {
  const t = useTranslations('cars')
  const rangeOf = useRentalRange()
  const dates = useAskedDates(query)
  const { name, slug, nextFree } = car
  const similar = query === '' ? `/rent/?class=${car.classId}` : `/rent/${slug}/${query}#alternatives`
  // Seen once beside the name of the car, read out with it.
  const named = <span className="sr-only">{name}</span>
  return (
    <div className="ways-on">
      <UnavailableNote car={car} />
      {nextFree && (
        <Link className="btn line block" href={`/booking-online/${slug}/${queryOnDates(query, nextFree)}`}>
          <span>
            {t('freeOn', { dates: rangeOf(nextFree) })} {named}
          </span>
        </Link>
      )}
      <div className="row">
        <CallbackLink about={{ car: name, dates }} className="btn ghost sm">
          <span>
            {t('ask')} {named}
          </span>
        </CallbackLink>
        <Link className="btn ghost sm" href={similar}>
          <span>
            {t('similar')} {named}
          </span>
        </Link>
      </div>
    </div>
  )
}

/** The same `?from=…&place=…` on other dates. */
function queryOnDates(query: string, { pickup, dropoff }: RentalPeriod): string {
  const [from, to] = [toStationMoment(pickup, STATION_TIME_ZONE), toStationMoment(dropoff, STATION_TIME_ZONE)]
  const moved = new URLSearchParams(query)
  const dates = { from: from.date, fromTime: from.time, to: to.date, toTime: to.time }
  for (const [name, value] of Object.entries(dates)) moved.set(name, value)
  return `?${moved}`
}
