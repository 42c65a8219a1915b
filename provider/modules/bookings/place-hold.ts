import { addMinutes } from 'date-fns'
import type { Booking, HoldRequest } from '@/provider/contract/bookings'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import type { PricedRental } from '@/provider/modules/cars/price-car-rental'
import { requireDriverConsents, requireVersionsInForce } from '@/provider/modules/consents/check-consents'
import { bookedPlaceIn } from '@/provider/modules/places/list-places'
import { type IdempotencyKey, runOnce } from '@/provider/records/idempotency/idempotency-store'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import type { RecordedConsent } from '@/provider/rules/consents/consent'
import { driverAgreementsAt } from '@/provider/rules/consents/document-versions'
import type { Language } from '@/provider/rules/i18n/language'
import type { Referral } from '@/provider/rules/partners/referral'
import type { BookingDeps, BookingVisitor } from './booking-deps'
import { bookingResponse } from './booking-response'
import { requireFitDrivers, requireNamedDrivers } from './check-drivers'
import { requireForHire } from './check-rental'
import { claimOffer } from './claim-offer'
import { countRenewal } from './count-renewal'
import type { HoldResult } from './idempotent-hold'
import { insertHold, type NewHold, recordHeld } from './insert-hold'
import { admitHold } from './limit-holds'
import { lockAndRequirePromoLimit } from './limit-promo'
import { type ProvedBy, spendProof } from './phone-code-proof'
import { pickFreePlate } from './pick-plate'
import type { StoredBooking } from './queries'
import { termsOf } from './rental-terms'
import { addExtras, lockAndRequireExtras, lockAndRequireExtrasLimit } from './reserve-options'
import { lockAndRequireModelLimit } from './unproved-limits'

type Deps = Pick<BookingDeps, 'db' | 'cars' | 'settings' | 'secret' | 'now'>

/** What is to be held; its price is agreed already. */
export type AgreedHold = Omit<HoldRequest, 'quoteToken' | 'consents' | 'proof' | keyof Referral> & {
  referral: Referral
  consents: RecordedConsent[]
  /** The client in whose session it is held; null: the client whom the driver's phone names. */
  ownerId: number | null
  /** Who proved the driver's phone; null: nobody. */
  provedBy: ProvedBy
  /** The verified code that proves it now. */
  codeId: number | null
  /** The hold that ran out and is held again. */
  expiredHold?: StoredBooking
}

type KeyedVisitor = { idempotency: IdempotencyKey; visitor: BookingVisitor }

/**
 * Holds the offered rental for the minutes of a hold. Whether a plate is free is checked inside the transaction only: a
 * duplicate of this request may just have taken it. A rejection leaves no row, the idempotency key included.
 *
 * @throws {FailureError} `idempotency_key_reused`, `consent_required`, `car_not_for_hire`, `extra_drivers_missing`, the
 * codes of a driver's limits, `car_taken`, `extra_sold_out`, `promo_used_up`, `promo_client_limit`, `offer_refused`,
 * `renewals_used_up`; `too_many_requests` when the phone, the address or the visit has as many cars as it may;
 * `phone_unproved` when cars of this phone or this model, the code or the extras go only to those who prove theirs; `code_wrong`;
 * `unauthenticated` when the owner was deleted meanwhile
 */
export async function placeHold(
  deps: Deps,
  pricedRental: PricedRental,
  agreedHold: AgreedHold,
  { idempotency, visitor }: KeyedVisitor,
): Promise<HoldResult> {
  const { rental, driver, extraDrivers, flight, meeting, language, referral } = agreedHold
  const { consents, ownerId, provedBy, codeId, expiredHold } = agreedHold
  requireForHire(pricedRental)
  requireDriverConsents(consents, driverAgreementsAt(pricedRental.data, deps.now()))
  requireVersionsInForce(consents, pricedRental.data, deps.now())
  requireNamedDrivers(extraDrivers, rental.options)
  requireFitDrivers(driver, extraDrivers, pricedRental)

  const { data } = pricedRental
  const at = deps.now()
  const toResponse = await loadRentalDescription(deps, pricedRental, visitor.language, at)
  const hold = {
    ...{ ...termsOf(rental, pricedRental), station: deps.settings.station },
    ...{ driver, extraDrivers, flight, meeting, language, referral, consents, ownerId, provedBy, codeId },
    isProved: provedBy !== null,
    ...{ ip: visitor.ip, visitHash: visitor.visitHash, limits: data, secret: deps.secret },
    expiredHold: expiredHold ? { bookingId: expiredHold.id, maxHoldRenewals: data.maxHoldRenewals } : null,
    holdUntil: addMinutes(at, data.rules.holdMinutes),
    now: at,
  }
  return retryTransaction(deps.db, (tx) =>
    runOnce(tx, { ...idempotency, now: at }, () => writeHold(tx, hold, toResponse)),
  )
}

/** Reads the car, and returns a function that describes the booking; it reads nothing, so that a transaction may call it. */
async function loadRentalDescription(
  { cars }: Pick<Deps, 'cars'>,
  pricedRental: PricedRental,
  language: Language,
  at: Date,
): Promise<(booking: StoredBooking) => Booking> {
  const { data, handOver } = pricedRental
  const context = {
    describeCar: await cars.readRentedCar(pricedRental, language),
    pickupPlace: bookedPlaceIn(handOver.pickupPlace, language),
    dropoffPlace: bookedPlaceIn(handOver.dropoffPlace, language),
    data,
  }
  return (booking) => bookingResponse(booking, context, at)
}

async function writeHold(
  tx: Transaction,
  hold: NewHold,
  toResponse: (booking: StoredBooking) => Booking,
): Promise<HoldResult> {
  // The lock order of records/README.md: client, network, visit, code, extras, plate, model.
  const owner = await admitHold(tx, hold)
  const { clientId } = owner
  if (hold.codeId !== null) await spendProof(tx, hold.codeId, hold.now)
  await lockAndRequirePromoLimit(tx, { ...hold, clientId })
  await lockAndRequireExtras(tx, hold)
  let renewals = hold.expiredHold ? null : 0
  const stored = await pickFreePlate(tx, hold, async (carId) => {
    if (hold.expiredHold) renewals ??= await countRenewal(tx, hold.expiredHold)
    return insertHold(tx, hold, { ...owner, carId, renewals: renewals ?? 0 })
  })
  // Not before a plate is found: nobody proves a phone for a car that is taken, and rivals for the last one queue once.
  const { maxUnprovedModelPercent } = hold.limits
  if (!hold.isProved) {
    await lockAndRequireExtrasLimit(tx, { ...hold, maxUnprovedModelPercent })
    const { network } = owner
    await lockAndRequireModelLimit(tx, { ...hold, maxUnprovedModelPercent, ownId: stored.id, network })
  }
  await addExtras(tx, stored.id, hold)
  await recordHeld(tx, stored.id, hold)
  await enqueueBooking(tx, 'booking_held', stored.id, hold.now)
  const { offer: offerId = null } = hold.rental
  if (offerId !== null) await claimOffer(tx, { bookingId: stored.id, clientId, offerId, now: hold.now })
  return { booking: toResponse(stored), keySalt: stored.keySalt }
}
