/** A date without a clock is a day of UTC, and those all have 24 hours. */
const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7

/** A week of a calendar, Monday first; null: a place that belongs to another month. */
export type Week = ReadonlyArray<string | null>

/** `2026-12-30` and 3 → `2027-01-02`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of another month, or its last day: `2026-12-31` and 2 → `2027-02-28`. */
export function addMonths(date: string, months: number): string {
  const month = addToMonth(date.slice(0, 7), months)
  return [date.slice(8), lastDay(month)].sort()[0] === date.slice(8)
    ? `${month}-${date.slice(8)}`
    : `${month}-${lastDay(month)}`
}

/** `2026-12` and 1 → `2027-01`. */
export function addToMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date))
}

/** 0: Monday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % WEEK_DAYS
}

/** Returns the weeks from that of one day to that of another, without gaps between the months. */
export function weeksBetween(first: string, last: string): Week[] {
  const weeks: Week[] = []
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, WEEK_DAYS))
    weeks.push(Array.from({ length: WEEK_DAYS }, (_, weekday) => addDays(monday, weekday)))
  return weeks
}

/** Returns the weeks of one month, of the current one without those that are over. */
export function weeksOfMonth(month: string, today: string): Week[] {
  return weeksBetween(`${month}-01`, `${month}-${lastDay(month)}`)
    .filter((week) => (week.at(-1) ?? '') >= today)
    .map((week) => week.map((date) => (date?.startsWith(month) ? date : null)))
}

function lastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(8, 10)
}
