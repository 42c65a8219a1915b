import { MONTH_DAYS } from '@/provider/contract/rules/dates/month-days'

/** 30 single days at the item price of a day outside every season. */
export function thirtyDaysKop(dayKop: number): number {
  return dayKop * MONTH_DAYS
}

/** Percent that a month saves against 30 single days; rounded down, so that it never promises more. Null: nothing. */
export function savingPercent(monthKop: number, dayKop: number): number | null {
  const full = thirtyDaysKop(dayKop)
  const percent = Math.floor(((full - monthKop) * 100) / full)
  return percent > 0 ? percent : null
}
