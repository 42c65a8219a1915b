import type { Booking } from '@/provider/contract/bookings'
import type { BookingAccess } from '@/provider/rules/actors'
import type { Language } from '@/provider/rules/i18n/language'
import type { BookingDeps } from './booking-deps'
import { describeBooking } from './describe-booking'
import { describeExtension } from './extension-terms'
import { openBooking } from './open-booking'

/**
 * Returns the booking with the moment for which it is true.
 *
 * @throws {FailureError} `not_found` for a wrong number and for a wrong key alike
 */
export async function findBooking(deps: BookingDeps, access: BookingAccess, language: Language): Promise<Booking> {
  const { db, settings, now } = deps
  const stored = await openBooking(deps, access)
  const booking = await describeBooking(deps, stored, language)
  const at = now()
  const extension = await describeExtension(db, stored, await settings.current(), at)
  return { ...booking, ...(extension && { extension }), asOf: at.toISOString() }
}
