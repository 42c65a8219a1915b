import { isDeepStrictEqual } from 'node:util'
import { addHours } from 'date-fns'
import type { z } from 'zod'
import type { ChangeQuote, ChangeRequest } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import { freeUntil, refundStartAfterChange } from '@/provider/modules/bookings/rules/cancellation-refund'
import type { RentalContext } from '@/provider/modules/cars/offers'
import type { Language } from '@/provider/rules/i18n/language'
import { milesKopOf } from '@/provider/rules/miles/miles-on-booking'
import { peopleOf } from './change-booking'
import { termsOf } from './check-hold'
import { ownContext } from './client-context'
import type { RentalTerms } from './hold-car'
import {
  requireChangeable,
  requireFitDrivers,
  requireForHire,
  requireNamedDrivers,
  requireOffer,
  requireQuotedPrice,
} from './hold-checks'
import type { BookingParts } from './open-booking'
import type { StoredBooking } from './queries'

/**
 * What a change would cost. A rental that stays as it is keeps its price, whatever the price list says today.
 *
 * @throws {FailureError} `hold_expired`, `change_too_late`, `conflict`, `option_not_offered` for protection that comes too
 * late, and whatever an offer refuses.
 */
export async function quoteChange(
  parts: BookingParts,
  booking: StoredBooking,
  rental: RentalRequest,
  { language, clientId }: { language: Language; clientId: number | null },
): Promise<z.infer<typeof ChangeQuote>> {
  const at = parts.now()
  const { rules } = await parts.settings.current()
  requireChangeable(booking, rental, rules, at)
  const quote = await parts.quotes.quote(rental, { ...changeContext(booking, rental, clientId), language })
  if (isDeepStrictEqual(rental, booking.rental)) {
    const { price, liabilityKop } = booking
    const freeCancellationUntil = freeUntil({ ...booking, ...rules }).toISOString()
    return { ...quote, price, liabilityKop, freeCancellationUntil, available: true, differenceKop: 0 }
  }
  const startAt = addHours(quote.freeCancellationUntil, rules.freeCancellationHours)
  const refundStartAt = refundStartAfterChange({ ...booking, ...rules }, at)
  const freeCancellationUntil = freeUntil({ ...rules, startAt, refundStartAt }).toISOString()
  return { ...quote, freeCancellationUntil, differenceKop: quote.price.totalKop - booking.price.totalKop }
}

/**
 * Puts other dates, car, places, options or people into a booking. The same request again changes nothing more.
 *
 * @throws {FailureError} `hold_expired`, `change_too_late`, `conflict`, `quote_invalid`, `price_changed`,
 * `offer_refused`, `car_not_for_hire`, `extra_drivers_missing`, a driver's limit, whatever an offer refuses, and whatever
 * `ChangeRepository.change` refuses.
 */
export async function changeBooking(
  parts: BookingParts,
  booking: StoredBooking,
  request: ChangeRequest,
  clientId: number | null,
): Promise<void> {
  const { changes, settings, now } = parts
  const { rental, extraDrivers, flight, driver = booking.driver } = request
  const at = now()
  const data = await settings.current()
  requireChangeable(booking, rental, data.rules, at)
  requireNamedDrivers(extraDrivers, rental.options)

  const people = { driver, extraDrivers, flight }
  const sameRental = isDeepStrictEqual(rental, booking.rental)
  if (sameRental && isDeepStrictEqual(people, peopleOf(booking))) return
  const terms = sameRental ? null : await offerTerms(parts, booking, request, clientId)
  const period = terms?.period ?? { pickup: booking.startAt, dropoff: booking.endAt }
  const { car_data: model } = await parts.cars.item(terms?.modelId ?? booking.modelId, 'ru')
  requireFitDrivers(driver, extraDrivers, { model, period, data })
  await changes.change(booking, {
    station: settings.station,
    people,
    terms,
    rules: data.rules,
    limits: data,
    now: at,
  })
}

async function offerTerms(
  { cars, quotes }: BookingParts,
  booking: StoredBooking,
  { rental, quoteToken }: ChangeRequest,
  clientId: number | null,
): Promise<RentalTerms> {
  const context = changeContext(booking, rental, clientId)
  const offer = await cars.offerRental(rental, context)
  requireOffer(offer)
  requireQuotedPrice(quotes.read(quoteToken, rental, context.clientId ?? null), offer.price.totalKop)
  requireForHire(offer)
  return termsOf(rental, offer)
}

/** Miles and money go on paying for a booking that is changed; of one that is taken again the miles were given back. */
function changeContext(booking: StoredBooking, rental: RentalRequest, clientId: number | null): RentalContext {
  const paid = { milesKop: milesKopOf(booking.price), paidKop: booking.paidKop }
  return { ...ownContext(booking, rental, clientId), paid }
}
