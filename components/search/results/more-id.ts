import type { Car, Catalogue } from '@/lib/cars/car'

/** Of the first car that a page adds to the list. */
export function moreId(page: number): string {
  return `more-${page}`
}

/** The ids of those cars, for the addresses that lead to them; the other cars have none. */
export function moreIdOf({ cars, perPage }: Pick<Catalogue, 'cars' | 'perPage'>, car: Car): string | undefined {
  const index = cars.indexOf(car)
  return index > 0 && index % perPage === 0 ? moreId(index / perPage + 1) : undefined
}
