import { eq } from 'drizzle-orm'
import type { Extension, ExtensionRequest } from '@/provider/contract/extensions'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { extensionRequests } from '@/provider/db/schema/extensions'
import { FailureError } from '@/provider/failure-error'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import { enqueueForBranch } from '@/provider/records/notifications/enqueue-branch'
import { hasRequestsLeft } from '@/provider/records/requests/daily-limit'
import type { BookingAccess } from '@/provider/rules/actors'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { BookingDeps } from './booking-deps'
import { listExtensions, type StoredExtension } from './extension-queries'
import { extensionItem, isFreeUntil, requireExtensionTerms } from './extension-terms'
import { openBooking } from './open-booking'
import { type StoredBooking, selectBooking } from './queries'

/**
 * Asks the branch for a later return of a booking: the request is stored and the branch is notified, nothing else changes.
 * The booking is locked, so of two requests at once the second sees the first; the same one again is stored once.
 *
 * @throws {FailureError} `not_found`, `conflict` when another request waits, `price_changed`, `car_taken`,
 * `too_many_requests`, and the codes of `requireExtensionTerms`
 */
export async function requestExtension(
  deps: BookingDeps,
  access: BookingAccess,
  request: ExtensionRequest,
): Promise<Extension> {
  const { db, settings, now } = deps
  const { number } = await openBooking(deps, access)
  const [data, at] = [await settings.current(), now()]
  const stored = await retryTransaction(db, async (tx) => {
    const row = await lockBooking(tx, number, settings.station)
    const booking = row && (await selectBooking(tx, eq(bookings.id, row.id)))
    if (!booking) throw new FailureError('not_found', 'No such booking.')
    return storeRequest(tx, booking, request, { station: settings.station, data, at })
  })
  return { allowed: false, request: extensionItem(stored) }
}

type Context = { station: string; data: BranchSettings; at: Date }

async function storeRequest(
  tx: Transaction,
  booking: StoredBooking,
  { dt, amountKop: expectedKop }: ExtensionRequest,
  { station, data, at }: Context,
): Promise<StoredExtension> {
  const { id: bookingId, endAt: endBefore, language } = booking
  const requests = await listExtensions(tx, bookingId)
  const terms = requireExtensionTerms(booking, requests, dt, data, at)
  const { endAt, amountKop } = terms
  const open = requests.find(({ state }) => state === 'sent')
  if (open && +open.endAt === +endAt) return open
  if (open) throw new FailureError('conflict', 'Another request of this booking waits for the branch.')
  if (amountKop !== expectedKop) {
    const details = { oldTotalKop: expectedKop, newTotalKop: amountKop }
    throw new FailureError('price_changed', 'The sum is not the one that was shown.', { details })
  }
  if (!(await isFreeUntil(tx, { ...booking, station }, terms, at)))
    throw new FailureError('car_taken', 'The car of this booking is not free until then.')
  const ofPerson = eq(extensionRequests.bookingId, bookingId)
  if (!(await hasRequestsLeft(tx, { table: extensionRequests, ofPerson, max: data.maxExtensionRequests }, at)))
    throw new FailureError('too_many_requests', 'This booking has as many requests within 24 hours as it may.')
  const [stored] = await tx
    .insert(extensionRequests)
    .values({ station, bookingId, endBefore, endAt, amountKop, state: 'sent', createdAt: at })
    .returning()
  if (!stored) throw new Error('an inserted request has no id')
  await enqueueForBranch(tx, 'extension_requested', {
    ...{ id: stored.id, station, language, branchEmail: data.main_email, at },
  })
  return stored
}
