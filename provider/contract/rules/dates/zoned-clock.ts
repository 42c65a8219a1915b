import { dateFormat } from '@/provider/contract/rules/text/cached-formats'

const CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/**
 * Returns date (`YYYY-MM-DD`) and time (`HH:mm`) on the wall clock of a zone. `Intl` is used because the formatter of
 * date-fns-tz converts by the machine's own time zone and misses the hour that summer time skips there.
 */
export function zonedClock(instant: Date, timeZone: string): { date: string; time: string } {
  const fields = Object.fromEntries(
    dateFormat('en-GB', { ...CLOCK, timeZone })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${fields.year}-${fields.month}-${fields.day}`, time: `${fields.hour}:${fields.minute}` }
}
