import type { Place } from '@/provider/contract/places'

/** Returns the least fee for a hand-over at the airport, in kopecks; null: no car is handed out there. */
export function airportFeeKop(places: readonly Pick<Place, 'zone' | 'handsOut' | 'feeKop'>[]): number | null {
  const fees = places.flatMap(({ zone, handsOut, feeKop }) => (zone === 'airport' && handsOut ? [feeKop] : []))
  return fees.length > 0 ? Math.min(...fees) : null
}
