import { STATION_TIME_ZONE } from '@/lib/config/product'
import { earliestPickup, type PeriodLimits } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

/** Steps of the time lists in the forms. */
const STEP_MS = 30 * 60 * 1000

/** The first moment that a visitor can choose: the branch's limit, up to the next half hour. */
export function firstPickup(now: Date, limits: PeriodLimits): Date {
  return new Date(Math.ceil(earliestPickup(now, limits).getTime() / STEP_MS) * STEP_MS)
}

/** Its date, `YYYY-MM-DD` on the station's calendar. */
export function firstDate(now: Date, limits: PeriodLimits): string {
  return toStationMoment(firstPickup(now, limits), STATION_TIME_ZONE).date
}
