import type { TermPrices } from '@/provider/contract/cars'

/** Returns all prices of a day that a row of the price table has. */
export function dayPricesOf({ oneDayKop, underThreeKop, fromThreeKop, fromSevenKop }: TermPrices): number[] {
  return [underThreeKop, fromThreeKop, fromSevenKop, ...(oneDayKop === null ? [] : [oneDayKop])]
}

/** Returns the highest price of a day in a price table, whatever the season and the term of hire. */
export function highestDayKop(rows: readonly TermPrices[]): number {
  return Math.max(...rows.flatMap(dayPricesOf))
}
