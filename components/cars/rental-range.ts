import { differenceInDays } from 'date-fns'
import { useLocale } from 'next-intl'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatDayRange, formatRange } from '@/lib/format/day-range'
import { FAR_DAY } from '@/lib/format/moments'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'

/** Dates that are further away from those requested are not called the nearest, and tell their year. */
const NEAR_DAYS = 30

/** Whether other dates are far from those requested. */
export function isFarFrom(requested: Date, { pickup }: RentalPeriod): boolean {
  return differenceInDays(pickup, requested) > NEAR_DAYS
}

/** Dates of a rental in short words, on the station's calendar: «3–6 декабря», where there is little room «3–6 дек.». */
export function useRentalRange(month: 'long' | 'short' = 'long'): (period: RentalPeriod) => string {
  const locale = useLocale()
  return ({ pickup, dropoff }) => formatDayRange(pickup, dropoff, locale, STATION_TIME_ZONE, month)
}

/** Dates that are offered instead of others, with their year where they are far from them. */
export function useOfferedRange(
  requested: Date | null,
  month: 'long' | 'short' = 'long',
): (period: RentalPeriod) => string {
  const locale = useLocale()
  const rangeOf = useRentalRange(month)
  return (period) =>
    requested && isFarFrom(requested, period)
      ? formatRange(period.pickup, period.dropoff, { ...FAR_DAY, month, timeZone: STATION_TIME_ZONE }, locale)
      : rangeOf(period)
}

/** The same for the dates of an address, `?from=…&to=…`; empty without them. */
export function useQueryDates(query: string): string {
  const locale = useLocale()
  const params = new URLSearchParams(query)
  const [from, to] = [params.get('from'), params.get('to')]
  if (!from || !to) return ''
  return formatDayRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`), locale, 'UTC')
}

/** Returns the first day of the dates of an address, or null. */
export function requestedDay(query: string): Date | null {
  const from = new URLSearchParams(query).get('from')
  const day = from ? new Date(`${from}T00:00:00Z`) : null
  return day && !Number.isNaN(day.getTime()) ? day : null
}
