import type { Car } from '@/lib/cars/car'
import type { LongTermDetails, LongTermItem } from '@/provider/contract/long-term'

/** A plate on offer in our own names; money in kopecks. */
export type LongTermCar = Omit<LongTermItem, 'car'> & { car: Car }

export type LongTermPage = LongTermCar &
  Omit<LongTermDetails, keyof LongTermItem | 'similar'> & {
    similar: LongTermCar[]
  }

/** The first plate of every model, then the second of those that have one, and so on: a list begins with different cars. */
export function modelsFirst<Offer extends { car: { slug: string } }>(offers: readonly Offer[]): Offer[] {
  const seen = new Map<string, number>()
  const ranked = offers.map((offer) => {
    const rank = seen.get(offer.car.slug) ?? 0
    seen.set(offer.car.slug, rank + 1)
    return { offer, rank }
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ offer }) => offer)
}
