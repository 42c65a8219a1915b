import type { ExtensionQuote, ExtensionQuoteRequest } from '@/provider/contract/extensions'
import type { BookingAccess } from '@/provider/rules/actors'
import type { BookingDeps } from './booking-deps'
import { listExtensions } from './extension-queries'
import { isFreeUntil, requireExtensionTerms } from './extension-terms'
import { openBooking } from './open-booking'

/**
 * Returns what a later return would cost, and whether the car is free until then.
 *
 * @throws {FailureError} `not_found`, and the codes of `requireExtensionTerms`
 */
export async function quoteExtension(
  deps: BookingDeps,
  access: BookingAccess,
  { dt }: ExtensionQuoteRequest,
): Promise<ExtensionQuote> {
  const { db, settings, now } = deps
  const booking = await openBooking(deps, access)
  const at = now()
  const requests = await listExtensions(db, booking.id)
  const terms = requireExtensionTerms(booking, requests, dt, await settings.current(), at)
  const available = await isFreeUntil(db, { ...booking, station: settings.station }, terms, at)
  return { dropoffAt: terms.endAt.toISOString(), amountKop: terms.amountKop, available }
}
