import type { MonthPrice } from '@/provider/contract/long-term'
import { monthPriceFor } from './month-price'

type Offer = { prices: readonly [MonthPrice, ...MonthPrice[]] }

/**
 * Returns what an early return adds for a car that was taken for `months` and returned after `driven`: each driven month
 * costs the price for that number of months. Never below 0.
 *
 * @param driven a started month counts as a whole one.
 */
export function earlyReturnKop(offer: Offer, months: number, driven: number): number {
  const chargedMonths = Math.min(Math.max(Math.ceil(driven), 1), months)
  const { monthKop: agreedKop } = monthPriceFor(offer, months)
  const { monthKop: chargedKop } = monthPriceFor(offer, chargedMonths)
  return Math.max(0, chargedKop - agreedKop) * chargedMonths
}
