/** A month of the station's calendar, `YYYY-MM`. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The month that an address asks for, within the months that can be booked; otherwise the first of them. */
export function chooseMonth(requestedMonth: string | undefined, first: string, last: string): string {
  return requestedMonth !== undefined && MONTH.test(requestedMonth) && requestedMonth >= first && requestedMonth <= last
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

/** Rows of a month, Monday first; null where another month stands. */
export function weeksOf<Day extends { date: string }>(days: Day[]): Array<Array<Day | null>> {
  const before = days[0] ? (new Date(days[0].date).getUTCDay() + 6) % 7 : 0
  const cells = [...Array.from({ length: before }, () => null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  )
}
