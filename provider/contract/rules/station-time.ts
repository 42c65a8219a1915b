import { formatInTimeZone } from 'date-fns-tz'
import { zonedMoment } from './wire-time'

/** A date and a time on the wall clock of the station: what every screen shows and takes (PRODUCT §4). */
export type StationMoment = {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:mm` */
  time: string
}

export function toStationMoment(instant: Date, timeZone: string): StationMoment {
  return {
    date: formatInTimeZone(instant, timeZone, 'yyyy-MM-dd'),
    time: formatInTimeZone(instant, timeZone, 'HH:mm'),
  }
}

/** @returns null when there is no such date or time. */
export function fromStationMoment({ date, time }: StationMoment, timeZone: string): Date | null {
  return zonedMoment(date, time, timeZone)
}
