import { zonedMoment } from './wire-time'
import { zonedClock } from './zoned-clock'

/** A date and a time on the wall clock of the station: what every screen shows and takes (PRODUCT §4). */
export type StationMoment = {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:mm` */
  time: string
}

export function toStationMoment(instant: Date, timeZone: string): StationMoment {
  return zonedClock(instant, timeZone)
}

/** @returns null when there is no such date or time. */
export function fromStationMoment({ date, time }: StationMoment, timeZone: string): Date | null {
  return zonedMoment(date, time, timeZone)
}
