import { useLocale } from 'next-intl'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatDayRange } from '@/lib/format/day-range'
import type { RentalPeriod } from '@/provider/contract/rules/rental-period'

/** Dates of a rental in short words, on the station's calendar: «3–6 декабря». */
export function useRentalRange(): (period: RentalPeriod) => string {
  const locale = useLocale()
  return ({ pickup, dropoff }) => formatDayRange(pickup, dropoff, locale, STATION_TIME_ZONE)
}
