import type { Place } from '@/provider/contract/places'

/** Kopecks for a hand-over at the airport, where there are several the least; null: no car is handed out there. */
export function airportFeeKop(places: readonly Pick<Place, 'zone' | 'handsOut' | 'feeKop'>[]): number | null {
  const fees = places.flatMap(({ zone, handsOut, feeKop }) => (zone === 'airport' && handsOut ? [feeKop] : []))
  return fees.length > 0 ? Math.min(...fees) : null
}
