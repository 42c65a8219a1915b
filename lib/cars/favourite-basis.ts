import type { Car } from './car'

/** Apart from the empty one of marks made when the price without dates was that of a short rental: they are not compared. */
const UNDATED = 'from'

/** Returns what the price of a marked model is for: `?from=…` of the dates, or the lowest price of a day. */
export function favouriteBasis({ price }: Pick<Car, 'price'>, query: string): string {
  return price ? query : UNDATED
}
