import { formatInTimeZone } from 'date-fns-tz'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { Car } from './car'

const POPULAR_COUNT = 4
const POPULAR_TAGS = ['ХИТ', 'Рекомендуем']

/** Cars for the home page: those that the branch itself tags, in its order, and hires out this month without a driver. */
export function choosePopular(cars: Car[], now: Date): Car[] {
  const month = Number(formatInTimeZone(now, STATION_TIME_ZONE, 'M'))
  return cars
    .filter(({ selfDrive, rentalMonths }) => selfDrive && rentalMonths.includes(month))
    .filter(({ tags }) => POPULAR_TAGS.some((tag) => tags.includes(tag)))
    .slice(0, POPULAR_COUNT)
}
