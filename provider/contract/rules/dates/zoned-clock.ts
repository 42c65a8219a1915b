const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns date (`YYYY-MM-DD`) and time (`HH:mm`) on the wall clock of a zone. `Intl` is used because the formatter of
 * date-fns-tz converts by the machine's own time zone and misses the hour that summer time skips there.
 */
export function zonedClock(instant: Date, timeZone: string): { date: string; time: string } {
  const fields = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${fields.year}-${fields.month}-${fields.day}`, time: `${fields.hour}:${fields.minute}` }
}

/** Returns the formatter of a zone, made once: making one takes far longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone)
  if (cached) return cached
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}
