import { addMinutes } from 'date-fns'
import type { HoldRequest } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { OfferedRental } from '@/provider/modules/cars/offers'
import { requireConsents, requireVersionsInForce } from '@/provider/modules/consents/check-consents'
import { placeIn } from '@/provider/modules/places/list-places'
import { type GivenConsent, PERSONAL_DOCUMENTS } from '@/provider/rules/consents/consent'
import type { Referral } from '@/provider/rules/partners/referral'
import { bookingAnswer } from './booking-response'
import type { RentalTerms } from './hold-car'
import { requireFitDrivers, requireForHire, requireNamedDrivers } from './hold-checks'
import type { Idempotency, StoredAnswer } from './idempotent-hold'
import type { BookingParts, Caller } from './open-booking'
import type { StoredBooking } from './queries'

/** What somebody wants to hold, its price agreed already. */
export type WantedHold = Omit<HoldRequest, 'quoteToken' | 'consents' | keyof Referral> & {
  referral: Referral
  consents: GivenConsent[]
  /** The client whose session takes it; null: the client whom the driver's phone names. */
  ownerId: number | null
  /** The hold that ran out and is taken again. */
  again?: StoredBooking
}

/**
 * Takes the offered rental for the minutes of a hold. Whether a plate is free is asked inside the transaction only: a
 * twin of this request may just have taken it.
 *
 * @throws {FailureError} `consent_required`, `car_not_for_hire`, `extra_drivers_missing`, the driver's limit, and
 * whatever `HoldRepository.hold` refuses.
 */
export async function takeHold(
  { holds, cars, settings, now }: BookingParts,
  offer: OfferedRental,
  { rental, driver, extraDrivers, flight, language, referral, consents, ownerId, again }: WantedHold,
  idempotency: Idempotency,
  caller: Caller,
): Promise<StoredAnswer> {
  requireForHire(offer)
  requireConsents(consents, PERSONAL_DOCUMENTS)
  requireVersionsInForce(consents, offer.data, now())
  requireNamedDrivers(extraDrivers, rental.options)
  requireFitDrivers(driver, extraDrivers, offer)

  const { data, handOver } = offer
  const at = now()
  const around = {
    car: await cars.itemOf(offer, caller.language),
    pickupPlace: placeIn(handOver.pickupPlace, caller.language),
    dropoffPlace: placeIn(handOver.dropoffPlace, caller.language),
    data,
  }
  return holds.hold({
    ...termsOf(rental, offer),
    station: settings.station,
    driver,
    extraDrivers,
    flight,
    language,
    referral,
    consents,
    ownerId,
    holdUntil: addMinutes(at, data.rules.holdMinutes),
    limits: data,
    again: again ? { bookingId: again.id, maxHoldRenewals: data.maxHoldRenewals } : null,
    now: at,
    ip: caller.ip,
    visitor: caller.visitor,
    idempotency,
    describe: (booking) => bookingAnswer(booking, around, at),
  })
}

/** What a booking keeps of an offer. A code that does nothing for the price is not kept, so it is not used up. */
export function termsOf(rental: RentalRequest, offer: OfferedRental): RentalTerms {
  const { model, period, blockedUntil, price, rulesVersion, promo, liabilityKop, chosenExtras } = offer
  return {
    rental,
    modelId: model.id,
    period,
    blockedUntil,
    price,
    rulesVersion,
    promoCode: promo?.state === 'accepted' ? promo.code : null,
    liabilityKop,
    chosenExtras,
  }
}
