import { isCarClass } from '@/provider/contract/rules/classes'
import type { Car } from './car'

const SORTS = ['sort', 'price', '-price'] as const

export type CarSort = (typeof SORTS)[number]

/** Order asked in an address; anything unknown is the branch's own order. */
export function readSort(value: string): CarSort {
  return SORTS.find((sort) => sort === value) ?? 'sort'
}

/** Class asked in an address; anything unknown is no filter. */
export function readClass(value: string): string {
  return isCarClass(value) ? value : ''
}

/** Cars that can be booked, then the rest; the order inside each part stays. */
export function splitByAvailability(cars: Car[]): { free: Car[]; taken: Car[] } {
  return { free: cars.filter((car) => car.available), taken: cars.filter((car) => !car.available) }
}
