import { type CarClassId, isCarClass } from '@/provider/contract/rules/cars/car-classes'
import { SORTS } from '@/provider/contract/rules/cars/car-filters'

export type CarSort = (typeof SORTS)[number]

/** Order asked in an address; anything unknown is the branch's own order. */
export function readSort(value: string): CarSort {
  return SORTS.find((sort) => sort === value) ?? 'sort'
}

/** The same for addresses, where the branch's own order has no name. */
export function toSortParam(value: string): CarSort | '' {
  const sort = readSort(value)
  return sort === 'sort' ? '' : sort
}

/** Class asked in an address; anything unknown is no filter. */
export function readClass(value: string): CarClassId | '' {
  return isCarClass(value) ? value : ''
}
