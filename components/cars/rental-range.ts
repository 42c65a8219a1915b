import { useLocale } from 'next-intl'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatDayRange } from '@/lib/format/day-range'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'

/** Dates of a rental in short words, on the station's calendar: «3–6 декабря», where there is little room «3–6 дек.». */
export function useRentalRange(month: 'long' | 'short' = 'long'): (period: RentalPeriod) => string {
  const locale = useLocale()
  return ({ pickup, dropoff }) => formatDayRange(pickup, dropoff, locale, STATION_TIME_ZONE, month)
}

/** The same for the dates of an address, `?from=…&to=…`; empty without them. */
export function useQueryDates(query: string): string {
  const locale = useLocale()
  const params = new URLSearchParams(query)
  const [from, to] = [params.get('from'), params.get('to')]
  if (!from || !to) return ''
  return formatDayRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`), locale, 'UTC')
}
