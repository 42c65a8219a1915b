import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { ChangeQuote, ChangeRequest } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import { FailureError } from '@/provider/failure-error'
import { changeFault } from '@/provider/rules/booking-moves'
import type { Language } from '@/provider/rules/language'
import type { StationData } from '@/provider/rules/station'
import type { BookingParts } from './booking-parts'
import { peopleOf } from './change-repository'
import { requireFitDrivers, requireForHire, requireNamedDrivers, requireQuotedPrice } from './hold-checks'
import type { RentalTerms } from './hold-repository'
import type { StoredBooking } from './repository'
import { termsOf } from './take-hold'

/**
 * What a change would cost. A rental that stays as it is keeps its price, whatever the price list says today.
 *
 * @throws {FailureError} `hold_expired`, `change_too_late`, `conflict`, and whatever an offer refuses.
 */
export async function quoteChange(
  parts: BookingParts,
  booking: StoredBooking,
  rental: RentalRequest,
  language: Language,
): Promise<z.infer<typeof ChangeQuote>> {
  requireChangeable(booking, await parts.settings.current(), parts.now())
  const quote = await parts.quotes.quote(rental, { ...contextOf(booking), language })
  if (!isDeepStrictEqual(rental, booking.rental)) {
    return { ...quote, differenceKop: quote.price.totalKop - booking.price.totalKop }
  }
  return { ...quote, price: booking.price, liabilityKop: booking.liabilityKop, available: true, differenceKop: 0 }
}

/**
 * Puts other dates, car, places, options or people into a booking. The same request again changes nothing more.
 *
 * @throws {FailureError} `hold_expired`, `change_too_late`, `conflict`, `quote_invalid`, `price_changed`,
 * `car_not_for_hire`, `extra_drivers_missing`, a driver's limit, whatever an offer refuses, and whatever
 * `ChangeRepository.change` refuses.
 */
export async function changeBooking(
  parts: BookingParts,
  booking: StoredBooking,
  request: ChangeRequest,
): Promise<void> {
  const { changes, settings, now } = parts
  const { rental, extraDrivers, flight, driver = booking.driver } = request
  const at = now()
  const data = await settings.current()
  requireChangeable(booking, data, at)
  if (booking.status !== 'held' && !isDeepStrictEqual(driver, booking.driver)) {
    throw new FailureError('conflict', 'The driver of a confirmed booking is changed by the branch.')
  }
  requireNamedDrivers(extraDrivers, rental.options)

  const people = { driver, extraDrivers, flight }
  const sameRental = isDeepStrictEqual(rental, booking.rental)
  if (sameRental && isDeepStrictEqual(people, peopleOf(booking))) return
  const terms = sameRental ? null : await offerTerms(parts, booking, request)
  const period = terms?.period ?? { pickup: booking.startAt, dropoff: booking.endAt }
  const { car_data: model } = await parts.cars.item(terms?.modelId ?? booking.modelId, 'ru')
  requireFitDrivers(driver, extraDrivers, { model, period, data })
  await changes.change(booking, {
    station: settings.station,
    people,
    terms,
    changeHours: data.rules.changeHours,
    limits: data,
    now: at,
  })
}

async function offerTerms(
  { cars, quotes }: BookingParts,
  booking: StoredBooking,
  { rental, quoteToken }: ChangeRequest,
): Promise<RentalTerms> {
  const offer = await cars.offerRental(rental, contextOf(booking))
  requireQuotedPrice(quotes.read(quoteToken, rental), offer.price.totalKop)
  requireForHire(offer)
  return termsOf(rental, offer)
}

/** What the booking has counts as free, and its code is judged as on the day of its making. */
function contextOf({ id, createdAt }: StoredBooking) {
  return { exceptBookingId: id, promoAt: createdAt }
}

function requireChangeable(booking: StoredBooking, { rules }: StationData, now: Date): void {
  const fault = changeFault(booking, rules.changeHours, now)
  if (fault) throw new FailureError(fault, 'The booking may not be changed any more.')
}
