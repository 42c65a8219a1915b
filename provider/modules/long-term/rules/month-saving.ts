import { MONTH_DAYS } from '@/provider/contract/rules/dates/month-days'

/** Returns what 30 single days cost at the item price of a day outside every season, in kopecks. */
export function thirtyDaysKop(dayKop: number): number {
  return dayKop * MONTH_DAYS
}

/**
 * Returns the percent that a month saves against 30 single days, rounded down, so that it never promises more; null: it
 * saves nothing.
 */
export function savingPercent(monthKop: number, dayKop: number): number | null {
  const full = thirtyDaysKop(dayKop)
  const percent = Math.floor(((full - monthKop) * 100) / full)
  return percent > 0 ? percent : null
}
