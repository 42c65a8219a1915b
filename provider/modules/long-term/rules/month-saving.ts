import { MONTH_DAYS } from '@/provider/contract/rules/dates/month-days'
import { discountedDayKop } from '@/provider/rules/prices/discounts'

/**
 * Returns what 30 days cost in kopecks, each at the price list's price of a day.
 *
 * @param dayKop the item price of a day outside every season
 * @param percent what the price list takes off it
 */
export function thirtyDaysKop(dayKop: number, percent: number): number {
  return discountedDayKop(dayKop, 1, percent) * MONTH_DAYS
}

/** Returns the percent that a month saves against `fullKop`, rounded down, so that it never promises more; null: nothing. */
export function savingPercent(monthKop: number, fullKop: number): number | null {
  const percent = Math.floor(((fullKop - monthKop) * 100) / fullKop)
  return percent > 0 ? percent : null
}
