import type { MonthPrice } from '@/provider/contract/long-term'
import { monthPriceFor } from '@/provider/contract/rules/prices/month-price'

type Offer = { prices: readonly [MonthPrice, ...MonthPrice[]] }

/**
 * What is added when a car that was taken for `months` comes back after `driven`: each month driven costs what it costs
 * for as many as were driven. Never less than nothing.
 *
 * @param driven a month that has begun counts whole.
 */
export function earlyReturnKop(offer: Offer, months: number, driven: number): number {
  const counted = Math.min(Math.max(Math.ceil(driven), 1), months)
  const { monthKop: agreed } = monthPriceFor(offer, months)
  const { monthKop: due } = monthPriceFor(offer, counted)
  return Math.max(0, due - agreed) * counted
}
