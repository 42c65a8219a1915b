import { isDeepStrictEqual } from 'node:util'
import type { Booking, ChangeRequest, Driver } from '@/provider/contract/bookings'
import { type MeetingFields, NO_MEETING } from '@/provider/contract/rules/bookings/meeting'
import type { BookingAccess } from '@/provider/rules/actors'
import type { Language } from '@/provider/rules/i18n/language'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { applyChange, peopleOf } from './apply-change'
import type { BookingDeps } from './booking-deps'
import { requireFitDrivers, requireNamedDrivers, requireReadableNames } from './check-drivers'
import { requireMeeting } from './check-meeting'
import { requireOffer, requireQuotedPrice } from './check-price'
import { requireChangeable, requireForHire } from './check-rental'
import { describeBooking } from './describe-booking'
import { openBooking } from './open-booking'
import { verifyProof } from './phone-code-proof'
import type { StoredBooking } from './queries'
import { changeContext } from './rental-context'
import { type RentalTerms, termsOf } from './rental-terms'

/**
 * Puts other dates, car, places, options or people into a booking. The same request again changes nothing more.
 *
 * @throws {FailureError} `not_found`, `hold_expired`, `change_too_late`, `conflict`, `quote_invalid`, `price_changed`,
 * `offer_refused`, `car_not_for_hire`, `extra_drivers_missing`, `name_script_refused`, `address_missing`,
 * `address_link_refused`, `code_wrong`, the codes of a driver's limits, of an offer and of `applyChange`
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
  const { db, settings, secret, now } = deps
  const { rental, extraDrivers, flight, driver = booking.driver } = request
  const at = now()
  const data = await settings.current()
  requireChangeable(booking, rental, data.rules, at)
  requireNamedDrivers(extraDrivers, rental.options)

  const isSameRental = isDeepStrictEqual(rental, booking.rental)
  const meeting = await meetingAfter(deps, booking, request, data)
  const people = { driver, extraDrivers, flight, meeting }
  if (isSameRental && isDeepStrictEqual(people, peopleOf(booking))) return
  const terms = isSameRental ? null : await offerTerms(deps, booking, request, clientId)
  const period = terms?.period ?? { pickup: booking.startAt, dropoff: booking.endAt }
  const describeCar = await deps.cars.readCar(terms?.modelId ?? booking.modelId, 'ru')
  const { car_data } = describeCar(booking.carId)
  const model = { ...car_data, classId: car_data.class }
  requireFitDrivers(driver, extraDrivers, { model, period, data })
  requireReadableNames(people, booking)
  const { station } = settings
  const codeId = await verifyProof(deps, driver.phone, request.proof)
  const change = { station, people, terms, codeId, actingId: clientId, prepayment: data, limits: data, now: at }
  await applyChange(db, booking, { ...change, secret, rules: data.rules })
}

/**
 * Another place may need an address that the booking has not. A site that knows of no addresses changes none; but what one
 * person wrote is not kept for another one.
 */
async function meetingAfter(
  { places }: BookingDeps,
  booking: StoredBooking,
  { rental, driver = booking.driver, ...request }: ChangeRequest,
  data: BranchSettings,
): Promise<MeetingFields> {
  const { meeting = isSamePerson(driver, booking.driver) ? booking.meeting : NO_MEETING } = request
  const { city, dropoffPlace: dropoffId } = booking.rental
  const isSamePlace = rental.city === city && rental.dropoffPlace === dropoffId
  if (isSamePlace && meeting === booking.meeting) return meeting
  // A booking keeps a place where no car is handed over any more.
  if (!isSamePlace) return requireMeeting(meeting, await places.findRentalPlaces(rental, data.defaultPlaceId), data)
  const [pickup, dropoff] = await Promise.all([places.find(city, 'ru'), places.find(dropoffId, 'ru')])
  return requireMeeting(meeting, { pickupPlace: pickup, dropoffPlace: dropoff }, data)
}

/** A corrected name, or another phone, is still the same person. */
function isSamePerson(one: Driver, other: Driver): boolean {
  const isNamedAlike = one.last_name === other.last_name && one.first_name === other.first_name
  return one.birthDate === other.birthDate && (isNamedAlike || one.phone === other.phone)
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
