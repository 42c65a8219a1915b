import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

/** The same `?from=…&place=…` on other dates. */
export function queryOnDates(query: string, { pickup, dropoff }: RentalPeriod): string {
  const [from, to] = [toStationMoment(pickup, STATION_TIME_ZONE), toStationMoment(dropoff, STATION_TIME_ZONE)]
  const moved = new URLSearchParams(query)
  const dates = { from: from.date, fromTime: from.time, to: to.date, toTime: to.time }
  for (const [name, value] of Object.entries(dates)) moved.set(name, value)
  return `?${moved}`
}
