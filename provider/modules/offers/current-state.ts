import type { OfferRow } from './queries'

/** Returns the state that counts now: a hold that ran out has released its offer, and a booking may use its own. */
export function currentState(
  { state, bookingId, isLive }: Pick<OfferRow, 'state' | 'bookingId' | 'isLive'>,
  exceptBookingId?: number,
): OfferRow['state'] {
  if (bookingId === null) return state
  return isLive === false || bookingId === exceptBookingId ? 'active' : state
}
