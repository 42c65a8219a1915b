import type { MonthPrice } from '@/provider/contract/long-term'

type Offer = { prices: readonly [MonthPrice, ...MonthPrice[]] }

/** The month's price for the term asked, or for the longest one that is not longer. */
export function monthPriceFor({ prices }: Offer, months: number): MonthPrice {
  return prices.findLast((price) => price.months <= months) ?? prices[0]
}
