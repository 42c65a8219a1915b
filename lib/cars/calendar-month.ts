/** A month of the station's calendar, `YYYY-MM`. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Days from a Monday to its Sunday. */
const SUNDAY = 6

/** Returns whether a text is a month, of any year. */
export function isMonth(text: string): boolean {
  return MONTH.test(text)
}

/** The month that an address asks for, within the months that can be booked; otherwise the first of them. */
export function chooseMonth(requestedMonth: string | undefined, first: string, last: string): string {
  return requestedMonth !== undefined && isMonth(requestedMonth) && requestedMonth >= first && requestedMonth <= last
    ? requestedMonth
    : first
}

/** `2026-12` and 1 → `2027-01`. */
export function monthsLater(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  // Date.UTC carries over the year by itself.
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** `2026-12-30` and 3 → `2027-01-02`. */
export function daysLater(date: string, days: number): string {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/**
 * Rows of a month, Monday first; null where another month stands. Weeks that were over before `today` are left out.
 */
export function weeksOf<Day extends { date: string }>(days: Day[], today = ''): Array<Array<Day | null>> {
  const before = days[0] ? weekdayOf(days[0].date) : 0
  const cells = [...Array.from({ length: before }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  ).filter((week) => week.some((day) => day && daysLater(day.date, SUNDAY - weekdayOf(day.date)) >= today))
}

/** 0: Monday. */
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + SUNDAY) % 7
}
