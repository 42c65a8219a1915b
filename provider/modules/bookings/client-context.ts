import type { RentalRequest } from '@/provider/contract/quotes'
import type { RentalContext } from '@/provider/modules/cars/offers'
import type { StoredBooking } from './queries'

/**
 * How a booking's rental is offered to whoever has the booking: what it has counts as free, and its own code and offer are
 * judged as on the day of its making, as its client's; others as of now, as the caller's.
 *
 * @param callerId the client whose session asks; null: a guest with the key.
 */
export function ownContext(
  { id, createdAt, promoCode, rental, clientId }: StoredBooking,
  { pc, offer }: RentalRequest,
  callerId: number | null = null,
): RentalContext {
  const isOwnCode = promoCode !== null && pc === promoCode
  const isOwnOffer = offer !== undefined && offer === rental.offer
  return {
    exceptBookingId: id,
    ...(isOwnCode && { promoAt: createdAt }),
    ...(isOwnOffer && { offerAt: createdAt }),
    clientId: isOwnCode || isOwnOffer ? clientId : callerId,
  }
}
