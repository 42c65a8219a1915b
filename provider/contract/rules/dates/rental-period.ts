import { addHours, differenceInMilliseconds } from 'date-fns'
import { fromStationMoment, toStationMoment } from './station-time'

const DAY_HOURS = 24
const DAY_MS = DAY_HOURS * 60 * 60 * 1000

export type RentalPeriod = { pickup: Date; dropoff: Date }

export type PeriodLimits = { minHoursBeforePickup: number; maxDaysAhead: number; maxRentalDays: number }

/** The failure codes of the contract have the same names. */
export type PeriodRejection =
  | 'pickup_in_past'
  | 'pickup_too_soon'
  | 'pickup_too_far'
  | 'dropoff_before_pickup'
  | 'rental_too_long'

/** Returns the rental days: nights, that is, started 24-hour periods (specification §9). */
export function rentalDays({ pickup, dropoff }: RentalPeriod): number {
  return Math.ceil(differenceInMilliseconds(dropoff, pickup) / DAY_MS)
}

/**
 * Returns the first moment at which an online booking may start: an instant, so the same in Moscow and in Vladivostok.
 */
export function earliestPickup(now: Date, { minHoursBeforePickup }: Pick<PeriodLimits, 'minHoursBeforePickup'>): Date {
  return addHours(now, minHoursBeforePickup)
}

/** Returns the first limit that the period breaks, or null. */
export function findPeriodRejection(
  { pickup, dropoff }: RentalPeriod,
  now: Date,
  limits: PeriodLimits,
): PeriodRejection | null {
  if (dropoff <= pickup) return 'dropoff_before_pickup'
  if (pickup < now) return 'pickup_in_past'
  if (pickup < earliestPickup(now, limits)) return 'pickup_too_soon'
  if (pickup > daysLater(now, limits.maxDaysAhead)) return 'pickup_too_far'
  if (rentalDays({ pickup, dropoff }) > limits.maxRentalDays) return 'rental_too_long'
  return null
}

/**
 * Returns the dates that the search form suggests: `defaultTime` on the branch's clock, a number of days ahead
 * (specification §9).
 *
 * @throws {RangeError} when `defaultTime` is not `HH:mm`: a broken setting.
 */
export function suggestedPeriod(
  now: Date,
  rules: { defaultDaysAhead: number; defaultLengthDays: number; defaultTime: string },
  timeZone: string,
): RentalPeriod {
  const at = (days: number) => {
    const { date } = toStationMoment(daysLater(now, days), timeZone)
    const moment = fromStationMoment({ date, time: rules.defaultTime }, timeZone)
    if (!moment) throw new RangeError(`defaultTime must be HH:mm, got ${rules.defaultTime}`)
    return moment
  }
  return { pickup: at(rules.defaultDaysAhead), dropoff: at(rules.defaultDaysAhead + rules.defaultLengthDays) }
}

/** 24 hours a day: `addDays` of date-fns would follow the summer time of the machine. */
function daysLater(now: Date, days: number): Date {
  return addHours(now, days * DAY_HOURS)
}
