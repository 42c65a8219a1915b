import { addMinutes } from 'date-fns'
import { FailureError } from '@/provider/failure-error'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { PERSONAL_DOCUMENTS } from '@/provider/rules/consents/consent'
import { takeHold } from './check-hold'
import { ownContext } from './client-context'
import { requireOffer, requireSameTotal } from './hold-checks'
import type { Idempotency, StoredAnswer } from './idempotent-hold'
import { type BookingParts, type Caller, describer } from './open-booking'
import type { StoredBooking } from './queries'

/**
 * Another hold of full length: of one that runs, under the same number; of one that ran out, as a new booking that
 * repeats the stored request.
 *
 * @param totalKop the price that was shown.
 * @throws {FailureError} `price_changed`, `renewals_used_up`, `conflict`, `payment_pending` (its car may still come back); of a hold that ran out, whatever a new hold
 * refuses.
 */
export async function renewHold(
  parts: BookingParts,
  booking: StoredBooking,
  totalKop: number,
  idempotency: Idempotency,
  caller: Caller,
): Promise<StoredAnswer> {
  const { renewals, settings, now } = parts
  const at = now()
  const paying = booking.payments.find(({ state }) => state === 'pending')
  if (paying) {
    const { id, amountKop } = paying
    throw new FailureError('payment_pending', 'Its payment is not decided yet.', { details: { id, amountKop } })
  }
  if (statusAt(booking, at) === 'expired') return takeAgain(parts, booking, totalKop, idempotency, caller)
  if (booking.status !== 'held') throw new FailureError('conflict', 'This booking is not on hold.')
  requireSameTotal(totalKop, booking.price.totalKop)
  const { rules, maxHoldRenewals } = await settings.current()
  return renewals.renew(booking.id, {
    holdUntil: addMinutes(at, rules.holdMinutes),
    maxHoldRenewals,
    now: at,
    idempotency,
    describe: await describer(parts, booking, caller.language),
  })
}

/** What was agreed to stays agreed to, at its own time, as long as those texts are in force. */
async function takeAgain(
  parts: BookingParts,
  booking: StoredBooking,
  totalKop: number,
  idempotency: Idempotency,
  caller: Caller,
): Promise<StoredAnswer> {
  const consents = await parts.bookings.listConsents(booking.id, PERSONAL_DOCUMENTS)
  const offer = await parts.cars.offerRental(booking.rental, ownContext(booking, booking.rental))
  requireOffer(offer)
  requireSameTotal(totalKop, offer.price.totalKop)
  const { partner, affiliate, signedIn, clientId } = booking
  const ownerId = signedIn ? clientId : null
  const wanted = { ...booking, referral: { partner, affiliate }, consents, ownerId, again: booking }
  return takeHold(parts, offer, wanted, idempotency, caller)
}
