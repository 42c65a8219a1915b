/** A date without a clock is a day of UTC, and those all have 24 hours: no library is needed in the browser. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Days between two dates of the form (`YYYY-MM-DD`). @returns null when one is missing or they are out of order. */
export function daysBetween(from: string, to: string): number | null {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  return days > 0 ? days : null
}

/** The drop-off date for a new pick-up date: the old one, or `length` days later when the pick-up reached it. */
export function dropoffFor(from: string, to: string, length: number): string {
  const pickup = Date.parse(from)
  if (Number.isNaN(pickup) || daysBetween(from, to) !== null) return to
  return new Date(pickup + length * DAY_MS).toISOString().slice(0, 10)
}
