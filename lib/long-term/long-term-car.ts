import type { Car } from '@/lib/cars/car'
import type { LongTermDetails, LongTermItem } from '@/provider/contract/long-term'

/** A plate on offer in our own names; money in kopecks. */
export type LongTermCar = Omit<LongTermItem, 'car'> & { car: Car }

export type LongTermPage = LongTermCar &
  Omit<LongTermDetails, keyof LongTermItem | 'similar'> & {
    similar: LongTermCar[]
  }
