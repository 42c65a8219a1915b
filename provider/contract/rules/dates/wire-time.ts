import { fromZonedTime } from 'date-fns-tz'
import { zonedClock } from './zoned-clock'

/** Clock of the wire and of legal cut-off dates (specification §9). */
const WIRE_TIME_ZONE = 'Europe/Moscow'

/** `df`, `dt`: year-month-day-hour-minute, Moscow time (specification §3). */
export const WIRE_MOMENT = /^\d{4}-\d{2}-\d{2}-\d{2}-\d{2}$/

/** Returns the instant of a wire moment, or null when the text is no moment of the calendar (`2026-02-30-…`). */
export function parseWireMoment(text: string): Date | null {
  if (!WIRE_MOMENT.test(text)) return null
  const [date, time] = [text.slice(0, 10), text.slice(11).replace('-', ':')]
  return zonedMoment(date, time, WIRE_TIME_ZONE)
}

/** Formats an instant as the wire has it: `YYYY-MM-DD-HH-mm` on Moscow's clock. */
export function formatWireMoment(instant: Date): string {
  const { date, time } = zonedClock(instant, WIRE_TIME_ZONE)
  return `${date}-${time.replace(':', '-')}`
}

/** Returns the calendar date of an instant on the wire's clock, `YYYY-MM-DD`. */
export function wireDate(instant: Date): string {
  return zonedClock(instant, WIRE_TIME_ZONE).date
}

/**
 * Returns the instant of a time on the wall clock of a zone, or null when there is no such date or time.
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm`
 */
export function zonedMoment(date: string, time: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null
  const instant = fromZonedTime(`${date}T${time}:00`, timeZone)
  if (Number.isNaN(instant.getTime())) return null
  // Some impossible dates roll over (30 February → 2 March) instead of failing.
  const clock = zonedClock(instant, timeZone)
  return clock.date === date && clock.time === time ? instant : null
}
