const YEAR_MONTHS = 12
const DAY_MS = 86_400_000

/**
 * Returns the days from a date to the next month in which one of these rental seasons begins; null: none begins, because
 * all last the whole year.
 *
 * @param date `YYYY-MM-DD`
 * @param seasons months (1–12) of each model
 */
export function daysToSeason(date: string, seasons: readonly (readonly number[])[]): number | null {
  const [year = 0, month = 1] = date.split('-').map(Number)
  for (let ahead = 1; ahead <= YEAR_MONTHS; ahead++) {
    const first = new Date(Date.UTC(year, month - 1 + ahead, 1))
    if (seasons.some((months) => opensIn(first.getUTCMonth() + 1, months))) {
      return (first.getTime() - Date.parse(date)) / DAY_MS
    }
  }
  return null
}

function opensIn(month: number, months: readonly number[]): boolean {
  const before = month === 1 ? YEAR_MONTHS : month - 1
  return months.includes(month) && !months.includes(before)
}
