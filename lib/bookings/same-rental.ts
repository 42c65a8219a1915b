import type { RentalRequest } from '@/provider/contract/quotes'

/** Whether two rentals are the same thing; the order of their extras does not matter. */
export function isSameRental(one: RentalRequest, other: RentalRequest): boolean {
  return JSON.stringify(keyOf(one)) === JSON.stringify(keyOf(other))
}

function keyOf({ slug, df, dt, city, dropoffPlace, options, pc, offer }: RentalRequest) {
  const { insurance, mileage, protection, extras } = options
  const pieces = extras.map(({ code, quantity }) => `${code}.${quantity}`).sort()
  return [slug, df, dt, city, dropoffPlace, insurance, mileage, protection, pieces, pc, offer ?? null]
}
