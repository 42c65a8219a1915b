import { isDeepStrictEqual } from 'node:util'
import { addHours } from 'date-fns'
import type { z } from 'zod'
import type { ChangeQuote } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import { freeUntil, refundStartAfterChange } from '@/provider/modules/bookings/rules/cancellation-refund'
import type { BookingAccess } from '@/provider/rules/actors'
import type { Language } from '@/provider/rules/i18n/language'
import type { BookingDeps } from './booking-deps'
import { requireChangeable } from './check-rental'
import { openBooking } from './open-booking'
import { changeContext } from './rental-context'

/**
 * Returns what a change would cost. A rental that stays as it is keeps its price, even if the price list has changed.
 *
 * @throws {FailureError} `not_found`, `hold_expired`, `change_too_late`, `conflict`, `option_not_offered` for protection
 * that comes too late, and the codes of an offer
 */
export async function quoteChange(
  deps: BookingDeps,
  access: BookingAccess,
  rental: RentalRequest,
  language: Language,
): Promise<z.infer<typeof ChangeQuote>> {
  const booking = await openBooking(deps, access)
  const at = deps.now()
  const { rules } = await deps.settings.current()
  requireChangeable(booking, rental, rules, at)
  const quote = await deps.quotes.quote(rental, { ...changeContext(booking, rental, access.clientId), language })
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
