import type { Booking } from '@/provider/contract/bookings'
import { listConsents } from '@/provider/records/consents/record-consents'
import type { BookingAccess } from '@/provider/rules/actors'
import { acceptedDocument } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import type { BookingDeps } from './booking-deps'
import { describeBooking } from './describe-booking'
import { describeExtension } from './extension-terms'
import { openBooking } from './open-booking'
import type { StoredBooking } from './queries'

/**
 * Returns the booking with the moment for which it is true.
 *
 * @throws {FailureError} `not_found` for a wrong number and for a wrong key alike
 */
export async function findBooking(deps: BookingDeps, access: BookingAccess, language: Language): Promise<Booking> {
  return describeNow(deps, await openBooking(deps, access), language)
}

/** Returns the booking as its own page shows it: with the texts that were agreed to. @throws {FailureError} `not_found` */
export async function showBooking(deps: BookingDeps, access: BookingAccess, language: Language): Promise<Booking> {
  const stored = await openBooking(deps, access)
  const [booking, consents] = await Promise.all([describeNow(deps, stored, language), listConsents(deps.db, stored.id)])
  return { ...booking, documents: consents.map(acceptedDocument) }
}

async function describeNow(deps: BookingDeps, stored: StoredBooking, language: Language): Promise<Booking> {
  const { db, settings, now } = deps
  const booking = await describeBooking(deps, stored, language)
  const at = now()
  const extension = await describeExtension(db, stored, await settings.current(), at)
  return { ...booking, ...(extension && { extension }), asOf: at.toISOString() }
}
