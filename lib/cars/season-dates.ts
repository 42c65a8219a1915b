/** Dates of a row of the price table, UTC midnights of both ends. @throws {RangeError} when they are none. */
export function seasonDates(period: string): { from: Date; to: Date } {
  const [, from, to] = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/.exec(period) ?? []
  if (!from || !to) throw new RangeError(`A price period must be two dates, got ${period}`)
  return { from: new Date(from), to: new Date(to) }
}
