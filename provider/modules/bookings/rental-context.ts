import type { RentalRequest } from '@/provider/contract/quotes'
import type { RentalContext } from '@/provider/modules/cars/price-car-rental'
import { milesKopOf } from '@/provider/rules/miles/miles-on-booking'
import type { StoredBooking } from './queries'

/**
 * Returns how a rental is offered to the guest or client of a booking: what the booking has counts as free; its own code and
 * offer are evaluated as on the day when it was made and for its client, others as of now and for the present client.
 *
 * @param clientId the client whose session acts; null: a guest with the key
 */
export function ownContext(
  { id, createdAt, promoCode, rental, clientId: ownerId }: StoredBooking,
  { pc, offer }: RentalRequest,
  clientId: number | null = null,
): RentalContext {
  const isOwnCode = promoCode !== null && pc === promoCode
  const isOwnOffer = offer !== undefined && offer === rental.offer
  return {
    exceptBookingId: id,
    ...(isOwnCode && { promoAt: createdAt }),
    ...(isOwnOffer && { offerAt: createdAt }),
    clientId: isOwnCode || isOwnOffer ? ownerId : clientId,
  }
}

/**
 * Returns the context of a change of the booking: its miles and money go on paying for it. Those of a hold that ran out
 * went back, so `ownContext` is without them.
 */
export function changeContext(booking: StoredBooking, rental: RentalRequest, clientId: number | null): RentalContext {
  const paid = { milesKop: milesKopOf(booking.price), paidKop: booking.paidKop }
  return { ...ownContext(booking, rental, clientId), paid }
}
