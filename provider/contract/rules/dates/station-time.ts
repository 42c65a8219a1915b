import { zonedMoment } from './wire-time'
import { zonedClock } from './zoned-clock'

const DAY_MS = 24 * 60 * 60 * 1000

/** A date and a time on the wall clock of the branch: what every screen shows and takes (PRODUCT §4). */
export type StationMoment = {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:mm` */
  time: string
}

/** Returns the date and the time of an instant on the branch's clock. */
export function toStationMoment(instant: Date, timeZone: string): StationMoment {
  return zonedClock(instant, timeZone)
}

/** Returns the instant of a date and a time at the branch, or null when there is no such date or time. */
export function fromStationMoment({ date, time }: StationMoment, timeZone: string): Date | null {
  return zonedMoment(date, time, timeZone)
}

/**
 * Returns a day of the branch, from its midnight to the next one: where clocks change a day has not 24 hours, and the
 * clock of the machine does not count. Returns null when there is no such day.
 *
 * @param day `YYYY-MM-DD` at the branch
 */
export function stationDay(day: string, timeZone: string): { from: Date; to: Date } | null {
  const from = zonedMoment(day, '00:00', timeZone)
  if (from === null) return null
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
  const to = zonedMoment(next, '00:00', timeZone)
  return to && { from, to }
}
