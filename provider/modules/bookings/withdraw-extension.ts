import { and, eq } from 'drizzle-orm'
import type { Extension } from '@/provider/contract/extensions'
import { retryTransaction } from '@/provider/db/retry'
import { extensionRequests } from '@/provider/db/schema/extensions'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import type { BookingAccess } from '@/provider/rules/actors'
import type { BookingDeps } from './booking-deps'
import { describeExtension } from './extension-terms'
import { openBooking } from './open-booking'

/**
 * Takes a request for a later return back, while the branch has not decided it; without one nothing changes.
 *
 * @returns what the booking's page says after it
 * @throws {FailureError} `not_found`
 */
export async function withdrawExtension(deps: BookingDeps, access: BookingAccess): Promise<Extension> {
  const { db, settings, now } = deps
  const booking = await openBooking(deps, access)
  const at = now()
  await retryTransaction(db, async (tx) => {
    await lockBooking(tx, booking.number, settings.station)
    await tx
      .update(extensionRequests)
      .set({ state: 'withdrawn', decidedAt: at })
      .where(and(eq(extensionRequests.bookingId, booking.id), eq(extensionRequests.state, 'sent')))
  })
  const extension = await describeExtension(db, booking, await settings.current(), at)
  return extension ?? { allowed: false, request: null }
}
