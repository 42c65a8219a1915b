const seenAt = new Map<string, number>()

/**
 * Whole seconds until `until`, counted from the server's clock, so that a wrong clock of the device does no harm.
 * A page that comes back from the router's memory carries its old `now`: what has passed since it was first seen counts.
 *
 * @param now the server's moment, as the page was rendered
 * @param clock the device's clock in milliseconds
 */
export function secondsLeft(until: string, now: string, clock: number): number {
  const seen = seenAt.get(now) ?? clock
  seenAt.set(now, seen)
  const passed = clock - seen
  return secondsBetween(now, until, passed)
}

/** The same as the server sees it: also the first render in the browser, which must repeat it. */
export function secondsBetween(now: string, until: string, passedMs = 0): number {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now) - passedMs) / 1000))
}
