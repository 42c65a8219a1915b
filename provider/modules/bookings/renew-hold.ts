import { addMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Booking, HoldResponse, RenewRequest } from '@/provider/contract/bookings'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { FailureError } from '@/provider/failure-error'
import { listConsents } from '@/provider/records/consents/record-consents'
import { type IdempotencyKey, runOnce } from '@/provider/records/idempotency/idempotency-store'
import { legacyRenewalHash } from '@/provider/records/idempotency/legacy-request-hash'
import type { BookingAccess } from '@/provider/rules/actors'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { DRIVER_AGREEMENTS } from '@/provider/rules/consents/consent'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import type { BookingDeps, BookingVisitor } from './booking-deps'
import { requireOffer, requireSameTotal } from './check-price'
import { countRenewal } from './count-renewal'
import { loadDescription } from './describe-booking'
import { type HoldResult, holdKeyOf, respondOnce } from './idempotent-hold'
import { openBooking } from './open-booking'
import { placeHold } from './place-hold'
import { type StoredBooking, selectBooking } from './queries'
import { ownContext } from './rental-context'

type Renewal = { expectedTotalKop: number; idempotency: IdempotencyKey; visitor: BookingVisitor }

/**
 * Holds the car for the full length again: a hold that runs under its number; one that ran out as a new booking, which
 * repeats the stored request.
 *
 * @param request `totalKop`: the price that was shown
 * @throws {FailureError} `not_found`, `idempotency_key_reused`, `price_changed`, `renewals_used_up`, `hold_expired`,
 * `conflict`, `payment_pending` (its car may still come back); of a hold that ran out the codes of `placeHold` too
 */
export async function renewHold(
  deps: BookingDeps,
  access: BookingAccess,
  request: z.infer<typeof RenewRequest>,
  requestKey: RequestKey,
  visitor: BookingVisitor,
): Promise<HoldResponse> {
  const booking = await openBooking(deps, access)
  const number = access.bookingNumber
  const legacyHash = legacyRenewalHash({ number, ...request }, visitor)
  const idempotency = holdKeyOf(requestKey, { scope: 'renewal', number, visitor, legacyHash })
  const renewal = { expectedTotalKop: request.totalKop, idempotency, visitor }
  return respondOnce(deps, idempotency, () => renewOpenedBooking(deps, booking, renewal))
}

async function renewOpenedBooking(deps: BookingDeps, booking: StoredBooking, renewal: Renewal): Promise<HoldResult> {
  const at = deps.now()
  const pending = booking.payments.find(({ state }) => state === 'pending')
  if (pending) {
    const { id, amountKop } = pending
    throw new FailureError('payment_pending', 'Its payment is not decided yet.', { details: { id, amountKop } })
  }
  if (statusAt(booking, at) === 'expired') return holdCarAgain(deps, booking, renewal)
  if (booking.status !== 'held') throw new FailureError('conflict', 'This booking is not on hold.')
  requireSameTotal(renewal.expectedTotalKop, booking.price.totalKop)
  const { rules, maxHoldRenewals } = await deps.settings.current()
  const toResponse = await loadDescription(deps, booking, renewal.visitor.language)
  const extension = { holdUntil: addMinutes(at, rules.holdMinutes), maxHoldRenewals, now: at, toResponse }
  return retryTransaction(deps.db, (tx) =>
    runOnce(tx, { ...renewal.idempotency, now: at }, () => extendHold(tx, booking.id, extension)),
  )
}

type Extension = {
  holdUntil: Date
  maxHoldRenewals: number
  now: Date
  toResponse: (booking: StoredBooking) => Booking
}

async function extendHold(
  tx: Transaction,
  id: number,
  { holdUntil, maxHoldRenewals, now, toResponse }: Extension,
): Promise<HoldResult> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('no key update')
  const status = row && statusAt(row, now)
  if (status === 'expired') throw new FailureError('hold_expired', 'The hold ran out.')
  if (!row || status !== 'held') throw new FailureError('conflict', 'This booking is not on hold.')
  await countRenewal(tx, { bookingId: id, maxHoldRenewals })
  await tx.update(bookings).set({ holdUntil }).where(eq(bookings.id, id))
  const stored = await selectBooking(tx, eq(bookings.id, id))
  if (!stored) throw new Error('a locked booking cannot be read')
  return { booking: toResponse(stored), keySalt: stored.keySalt }
}

/** The consents of the first hold count, with their own time, as long as those texts are in force. */
async function holdCarAgain(
  deps: BookingDeps,
  booking: StoredBooking,
  { expectedTotalKop, idempotency, visitor }: Renewal,
): Promise<HoldResult> {
  const consents = await listConsents(deps.db, booking.id, ['privacy_policy', ...DRIVER_AGREEMENTS])
  const pricedRental = await deps.cars.priceCarRental(booking.rental, ownContext(booking, booking.rental))
  requireOffer(pricedRental)
  requireSameTotal(expectedTotalKop, pricedRental.price.totalKop)
  const { partner, affiliate, signedIn, clientId } = booking
  const ownerId = signedIn ? clientId : null
  const provedBy = signedIn ? 'session' : booking.provedBy
  const agreedHold = {
    ...booking,
    referral: { partner, affiliate },
    consents,
    ownerId,
    provedBy,
    codeId: null,
    expiredHold: booking,
  }
  return placeHold(deps, pricedRental, agreedHold, { idempotency, visitor })
}
