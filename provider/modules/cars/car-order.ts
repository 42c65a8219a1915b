import type { CarItem } from '@/provider/contract/cars'
import type { SORTS } from '@/provider/contract/rules/cars/car-filters'

type Order = (a: CarItem, b: CarItem) => number

/** Orders by the branch's order or by price: of the whole rental when dates are given, else by the one that "from" names. */
export function bySort(sort: (typeof SORTS)[number]): Order {
  if (sort === 'sort') return byBranch
  const sign = sort === 'price' ? 1 : -1
  return (a, b) => sign * (priceOf(a) - priceOf(b)) || byBranch(a, b)
}

function byBranch(a: CarItem, b: CarItem): number {
  return a.sort - b.sort || a.slug.localeCompare(b.slug)
}

function priceOf({ price, fromPerDayKop }: CarItem): number {
  return price?.totalKop ?? fromPerDayKop
}
