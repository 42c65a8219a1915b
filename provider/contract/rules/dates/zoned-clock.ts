const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * Date (`YYYY-MM-DD`) and time (`HH:mm`) on the wall clock of a zone. By `Intl` and not by date-fns-tz, whose formatter
 * goes by way of the machine's own clock and misses the hour that summer time skips there.
 */
export function zonedClock(instant: Date, timeZone: string): { date: string; time: string } {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

/** Made once for each zone: making one takes far longer than using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
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
