import { fromStationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'

// Not date-fns' addDays: that one counts days on the clock of the machine, with its summer time.
export const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The day from which all demo dates are counted: the rentals are the same at any hour of that day, in the states of that
 * hour.
 */
export type SeedingDay = {
  /** `YYYY-MM-DD` at the branch. */
  date: string
  midnight: Date
  /** No demo booking was made later. */
  noon: Date
  /** Rentals that begin or end before it have begun or ended. */
  now: Date
}

/** Returns the seeding day of a moment on the branch's calendar. */
export function seedingDay(now: Date, timeZone: string): SeedingDay {
  const { date } = toStationMoment(now, timeZone)
  const at = (time: string) => {
    const moment = fromStationMoment({ date, time }, timeZone)
    if (!moment) throw new Error(`no ${time} on ${date} in ${timeZone}`)
    return moment
  }
  return { date, midnight: at('00:00'), noon: at('12:00'), now }
}

/** Moves an instant of the demo files by the whole days between their `asOf` and the seeding day. */
export function shiftTo(day: SeedingDay, asOf: string): (instant: string) => Date {
  const shiftMs = Date.parse(day.date) - Date.parse(asOf.slice(0, 10))
  return (instant) => new Date(Date.parse(instant) + shiftMs)
}

/** Moves a date, `YYYY-MM-DD`, in the same way. */
export function shiftDateTo(day: SeedingDay, asOf: string): (date: string) => string {
  const shift = shiftTo(day, asOf)
  return (date) => shift(date).toISOString().slice(0, 10)
}
