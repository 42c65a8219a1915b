import type { Car } from '@/lib/cars/car'
import type { LongTermDetails, LongTermItem, MonthPrice } from '@/provider/contract/long-term'

/** A plate on offer in our own names; money in kopecks. */
export type LongTermCar = Omit<LongTermItem, 'car'> & { car: Car }

export type LongTermPage = LongTermCar &
  Pick<LongTermDetails, 'description' | 'overMileageKopPerKm' | 'thirtyDaysKop' | 'includes' | 'excludes'> & {
    similar: LongTermCar[]
  }

/** The month's price for the term, or for the longest one that is not longer. */
export function priceForTerm({ prices }: Pick<LongTermCar, 'prices'>, months: number): MonthPrice {
  return prices.findLast((price) => price.months <= months) ?? prices[0]
}
