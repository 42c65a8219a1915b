import type { TermPrices } from '@/provider/contract/cars'

/** Returns all prices of a day that a row of the price table has. */
export function dayPricesOf({ oneDayKop, underThreeKop, fromThreeKop, fromSevenKop }: TermPrices): number[] {
  return [underThreeKop, fromThreeKop, fromSevenKop, ...(oneDayKop === null ? [] : [oneDayKop])]
}
