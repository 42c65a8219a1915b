import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

/** The same `?from=…&place=…` on other dates; an end that is left out stays. */
export function queryOnDates(query: string, { pickup, dropoff }: Partial<RentalPeriod>): string {
  const params = new URLSearchParams(query)
  for (const [name, moment] of [
    ['from', pickup],
    ['to', dropoff],
  ] as const) {
    if (!moment) continue
    const { date, time } = toStationMoment(moment, STATION_TIME_ZONE)
    params.set(name, date)
    params.set(`${name}Time`, time)
  }
  return `?${params}`
}
