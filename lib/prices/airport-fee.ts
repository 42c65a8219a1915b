import type { Place } from '@/provider/contract/places'
import { airportFeeKop } from '@/provider/contract/rules/prices/airport-fee'

export type AirportFee = 'free' | 'charged'

/** For the texts that promise it: only while the branch takes nothing for a hand-over at the airport. */
export function airportFee(places: Pick<Place, 'zone' | 'handsOut' | 'feeKop'>[]): AirportFee {
  return airportFeeKop(places) === 0 ? 'free' : 'charged'
}
