import type { Car } from './car'

/** Marks of the former price without dates have an empty basis; another value keeps them from being compared. */
const UNDATED = 'from'

/** Returns what the price of a marked model is for: `?from=…` of the dates, or the lowest price of a day. */
export function favouriteBasis({ price }: Pick<Car, 'price'>, query: string): string {
  return price ? query : UNDATED
}
