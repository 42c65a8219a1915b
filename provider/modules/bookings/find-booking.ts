import type { Booking } from '@/provider/contract/bookings'
import type { BookingAccess } from '@/provider/rules/actors'
import type { Language } from '@/provider/rules/i18n/language'
import type { BookingDeps } from './booking-deps'
import { describeBooking } from './describe-booking'
import { openBooking } from './open-booking'

/**
 * Returns the booking with the moment for which it is true.
 *
 * @throws {FailureError} `not_found` for a wrong number and for a wrong key alike
 */
export async function findBooking(deps: BookingDeps, access: BookingAccess, language: Language): Promise<Booking> {
  const booking = await describeBooking(deps, await openBooking(deps, access), language)
  return { ...booking, asOf: deps.now().toISOString() }
}
