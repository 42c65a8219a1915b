import type { HoldRequest, HoldResponse } from '@/provider/contract/bookings'
import { requireDriverConsents } from '@/provider/modules/consents/check-consents'
import type { IdempotencyKey } from '@/provider/records/idempotency/idempotency-store'
import { legacyHoldHash } from '@/provider/records/idempotency/legacy-request-hash'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import { storedReferral } from '@/provider/rules/partners/referral'
import type { BookingDeps, BookingVisitor } from './booking-deps'
import { requireReadableNames } from './check-drivers'
import { requireMeeting } from './check-meeting'
import { requireOffer, requireQuotedPrice } from './check-price'
import { type HoldResult, holdKeyOf, respondOnce } from './idempotent-hold'
import { verifyProof } from './phone-code-proof'
import { placeHold } from './place-hold'

/**
 * Takes a car for the minutes of a hold. The same key with the same request gets the same response, the guest's key
 * included.
 *
 * @throws {FailureError} `idempotency_key_reused`, `consent_required`, `quote_invalid`, `price_changed`, `offer_refused`,
 * `name_script_refused`, `address_missing`, `address_link_refused`, `code_wrong`, the codes of an offer and those of `placeHold`
 */
export async function holdCar(
  deps: BookingDeps,
  request: HoldRequest,
  requestKey: RequestKey,
  visitor: BookingVisitor,
): Promise<HoldResponse> {
  const legacyHash = legacyHoldHash(request, visitor)
  const idempotency = holdKeyOf(requestKey, { scope: 'booking', number: null, visitor, legacyHash })
  return respondOnce(deps, idempotency, () => holdQuoted(deps, request, idempotency, visitor))
}

/** Holds a quoted car. The offer is checked before the price: a client who may not have it learns that first. */
async function holdQuoted(
  deps: BookingDeps,
  request: HoldRequest,
  idempotency: IdempotencyKey,
  visitor: BookingVisitor,
): Promise<HoldResult> {
  const { rental, quoteToken, driver, proof } = request
  const { ip, clientId } = visitor
  requireDriverConsents(request.consents)
  const pricedRental = await deps.cars.priceCarRental(rental, { clientId, isPlateSoughtLater: true })
  requireOffer(pricedRental)
  requireQuotedPrice(deps.quotes.read(quoteToken, rental, clientId), pricedRental.price.totalKop)
  requireReadableNames(request)
  const meeting = requireMeeting(request.meeting, pricedRental.handOver, pricedRental.data)
  const at = deps.now()
  const consents = request.consents.map((consent) => ({ ...consent, givenAt: at, ip }))
  // In a session the client answers for the booking, also when somebody else drives.
  const codeId = clientId === null ? await verifyProof(deps, driver.phone, proof) : null
  const provedBy = clientId !== null ? ('session' as const) : codeId !== null ? ('code' as const) : null
  const proved = { ownerId: clientId, provedBy, codeId }
  const hold = { ...request, meeting, referral: storedReferral(request), consents, ...proved }
  return placeHold(deps, pricedRental, hold, { idempotency, visitor })
}
