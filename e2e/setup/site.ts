import { addDays } from 'date-fns'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

/** Address of the site under test. */
export function siteUrl(path = '/'): string {
  const base = process.env.SITE_URL
  if (!base) throw new Error('the stack is not up: SITE_URL is missing')
  return new URL(path, base).href
}

/** A date on the station's calendar, `YYYY-MM-DD`, so many days from today. */
export function stationDate(days: number): string {
  return toStationMoment(addDays(new Date(), days), 'Asia/Vladivostok').date
}

/** `?from=…&to=…` for a rental that starts in `ahead` days. */
export function rentalQuery({ ahead = 20, days = 4 } = {}): string {
  return `?from=${stationDate(ahead)}&fromTime=12:00&to=${stationDate(ahead + days)}&toTime=12:00`
}
