import { isDeepStrictEqual } from 'node:util'
import type { Booking, ChangeRequest } from '@/provider/contract/bookings'
import type { BookingAccess } from '@/provider/rules/actors'
import type { Language } from '@/provider/rules/i18n/language'
import { applyChange, peopleOf } from './apply-change'
import type { BookingDeps } from './booking-deps'
import { requireFitDrivers, requireNamedDrivers } from './check-drivers'
import { requireOffer, requireQuotedPrice } from './check-price'
import { requireChangeable, requireForHire } from './check-rental'
import { describeBooking } from './describe-booking'
import { openBooking } from './open-booking'
import type { StoredBooking } from './queries'
import { changeContext } from './rental-context'
import { type RentalTerms, termsOf } from './rental-terms'

/**
 * Puts other dates, car, places, options or people into a booking. The same request again changes nothing more.
 *
 * @throws {FailureError} `not_found`, `hold_expired`, `change_too_late`, `conflict`, `quote_invalid`, `price_changed`,
 * `offer_refused`, `car_not_for_hire`, `extra_drivers_missing`, the codes of a driver's limits, of an offer and of
 * `applyChange`
 */
export async function changeBooking(
  deps: BookingDeps,
  access: BookingAccess,
  request: ChangeRequest,
  language: Language,
): Promise<Booking> {
  await changeOpenedBooking(deps, await openBooking(deps, access), request, access.clientId)
  return describeBooking(deps, await openBooking(deps, access), language)
}

async function changeOpenedBooking(
  deps: BookingDeps,
  booking: StoredBooking,
  request: ChangeRequest,
  clientId: number | null,
): Promise<void> {
  const { db, settings, now } = deps
  const { rental, extraDrivers, flight, driver = booking.driver } = request
  const at = now()
  const data = await settings.current()
  requireChangeable(booking, rental, data.rules, at)
  requireNamedDrivers(extraDrivers, rental.options)

  const people = { driver, extraDrivers, flight }
  const isSameRental = isDeepStrictEqual(rental, booking.rental)
  if (isSameRental && isDeepStrictEqual(people, peopleOf(booking))) return
  const terms = isSameRental ? null : await offerTerms(deps, booking, request, clientId)
  const period = terms?.period ?? { pickup: booking.startAt, dropoff: booking.endAt }
  const describeCar = await deps.cars.readCar(terms?.modelId ?? booking.modelId, 'ru')
  const { car_data: model } = describeCar(booking.carId)
  requireFitDrivers(driver, extraDrivers, { model, period, data })
  const { station } = settings
  await applyChange(db, booking, { station, people, terms, rules: data.rules, limits: data, now: at })
}

async function offerTerms(
  { cars, quotes }: BookingDeps,
  booking: StoredBooking,
  { rental, quoteToken }: ChangeRequest,
  clientId: number | null,
): Promise<RentalTerms> {
  const context = changeContext(booking, rental, clientId)
  const pricedRental = await cars.priceCarRental(rental, context)
  requireOffer(pricedRental)
  requireQuotedPrice(quotes.read(quoteToken, rental, context.clientId ?? null), pricedRental.price.totalKop)
  requireForHire(pricedRental)
  return termsOf(rental, pricedRental)
}
