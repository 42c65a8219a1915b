import type { Price, QuoteLine } from '@/provider/contract/quotes'

/** What a rental costs after discounts: of it miles are earned, and of it they pay a share (PRODUCT §5). */
const RENTAL_LINES: readonly QuoteLine['code'][] = [
  'rental',
  'period_discount',
  'mileage_discount',
  'promo_discount',
  'offer_discount',
  'extension',
]

/** Returns what a rental costs after discounts, in kopecks: miles are earned of it. */
export function earnBaseKop({ lines }: Pick<Price, 'lines'>): number {
  return lines.filter(({ code }) => RENTAL_LINES.includes(code)).reduce((sum, { amountKop }) => sum + amountKop, 0)
}

/**
 * Returns the miles that a rental earns, never fewer than none.
 *
 * @param earnPercent percent of the client's level
 * @param mileKop what a mile is worth
 */
export function earnedMiles(baseKop: number, earnPercent: number, mileKop: number): number {
  return Math.max(0, Math.round((baseKop * earnPercent) / (100 * mileKop)))
}
