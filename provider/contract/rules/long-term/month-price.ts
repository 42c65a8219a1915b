import type { MonthPrice } from '@/provider/contract/long-term'

type Offer = { prices: readonly [MonthPrice, ...MonthPrice[]] }

/** Returns the month's price for the requested term, or for the longest shorter one. */
export function monthPriceFor({ prices }: Offer, months: number): MonthPrice {
  return prices.findLast((price) => price.months <= months) ?? prices[0]
}
