/** True for a day that exists, as `YYYY-MM-DD`; `Date.parse` alone reads 30 February as 2 March. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
