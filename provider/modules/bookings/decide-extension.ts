import { and, eq, sql } from 'drizzle-orm'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { cars } from '@/provider/db/schema/cars'
import { extensionRequests } from '@/provider/db/schema/extensions'
import { FailureError } from '@/provider/failure-error'
import { extendedPrice, isExtendable, paidDays } from '@/provider/modules/bookings/rules/extension'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import { recordChange } from '@/provider/records/bookings/record-change'
import { enqueueExtension } from '@/provider/records/notifications/enqueue-booking'
import { type Staff, staffOf } from '@/provider/rules/actors'
import type { Charge } from '@/provider/rules/bookings/return-charges'
import { contentOf } from './apply-change'
import { findExtended, isPlateFree, listBookedExtras, type StoredExtension } from './extension-queries'
import { blockedUntilOf } from './extension-terms'
import { type StoredBooking, selectBooking } from './queries'
import { lockAndRequireExtras } from './reserve-options'
import type { StaffDeps } from './staff-deps'
import { expireHoldsWhere } from './transition-booking'

/**
 * `not_waiting`: decided or withdrawn already, or its booking was changed or is over. `not_picked_up`: the agreed return has
 * passed, and by the booking the car was never handed out.
 */
export type ExtensionRejection = { why: 'not_waiting' | 'not_picked_up' | 'car_taken' | 'extra_taken' }
type Decision = { id: number; operator: string }
export type ExtensionAccepted = { why: null; number: string; endAt: Date; amountKop: number; dueKop: number }

/**
 * Accepts a request for a later return: the booking gets the new end, its car stays blocked until then, and the sum that
 * the driver was told is added to its price. All in one transaction, or nothing when the car is not free any more.
 */
export async function acceptExtension(
  deps: StaffDeps,
  { id, operator }: Decision,
): Promise<ExtensionRejection | ExtensionAccepted> {
  const { db, settings, now } = deps
  const staff = staffOf(settings, operator, now())
  const { turnaroundMinutes, laterCharges } = await settings.current()
  try {
    return await retryTransaction(db, async (tx) => {
      const waiting = await lockWaiting(tx, id, staff)
      if (!waiting) return { why: 'not_waiting' }
      const { booking, request } = waiting
      if (!isExtendable(booking, staff.at)) return { why: 'not_picked_up' }
      const blockedUntil = blockedUntilOf(request.endAt, turnaroundMinutes)
      if (!(await lockUntil(tx, booking, { endAt: request.endAt, blockedUntil }, staff))) return { why: 'car_taken' }
      const price = await extendBooking(tx, booking, { ...request, blockedUntil, laterCharges }, staff)
      await decide(tx, id, { state: 'accepted', decidedAt: staff.at })
      const { endAt, amountKop } = request
      await recordAction(tx, staff, 'extension.accept', booking.id, { id, amountKop, until: endAt.toISOString() })
      await enqueueExtension(tx, 'booking_extended', { bookingId: booking.id, extensionId: id, at: staff.at })
      const dueKop = Math.max(0, price.totalKop - booking.paidKop)
      return { why: null, number: booking.number, endAt, amountKop, dueKop }
    })
  } catch (error) {
    if (error instanceof FailureError && error.code === 'extra_sold_out') return { why: 'extra_taken' }
    throw error
  }
}

/** Declines a request for a later return, with the reason that the driver reads; the booking stays as it is. */
export async function declineExtension(
  deps: StaffDeps,
  { id, operator, reason }: Decision & { reason: string },
): Promise<ExtensionRejection | { why: null; number: string }> {
  const { db, settings, now } = deps
  const staff = staffOf(settings, operator, now())
  return retryTransaction(db, async (tx) => {
    const waiting = await lockWaiting(tx, id, staff)
    if (!waiting) return { why: 'not_waiting' }
    const { booking } = waiting
    await decide(tx, id, { state: 'declined', decidedAt: staff.at, reason })
    await recordAction(tx, staff, 'extension.decline', booking.id, { id, reason })
    await enqueueExtension(tx, 'booking_extension_declined', { bookingId: booking.id, extensionId: id, at: staff.at })
    return { why: null, number: booking.number }
  })
}

/** Locks the client and the booking of a request that waits, and reads both anew. */
async function lockWaiting(
  tx: Transaction,
  id: number,
  { station }: Staff,
): Promise<{ booking: StoredBooking; request: StoredExtension } | null> {
  const isWaiting = and(
    ...[eq(extensionRequests.id, id), eq(extensionRequests.station, station), eq(extensionRequests.state, 'sent')],
  )
  const [unlocked] = await tx
    .select({ number: bookings.number })
    .from(extensionRequests)
    .innerJoin(bookings, eq(bookings.id, extensionRequests.bookingId))
    .where(isWaiting)
  const row = unlocked ? await lockBooking(tx, unlocked.number, station) : null
  if (row?.status !== 'active' && row?.status !== 'confirmed') return null
  const [request] = await tx.select().from(extensionRequests).where(isWaiting).for('update')
  const booking = await selectBooking(tx, eq(bookings.id, row.id))
  return request && booking && +request.endBefore === +booking.endAt ? { booking, request } : null
}

/** Locks the extras and the plate of the booking, and returns whether the plate is free until then. */
async function lockUntil(
  tx: Transaction,
  booking: StoredBooking,
  { endAt, blockedUntil }: { endAt: Date; blockedUntil: Date },
  { station, at: now }: Staff,
): Promise<boolean> {
  const { id, carId, startAt } = booking
  const own = { bookingId: id }
  const period = { pickup: startAt, dropoff: endAt }
  const chosenExtras = await listBookedExtras(tx, id)
  await lockAndRequireExtras(tx, { station, chosenExtras, period, blockedUntil, now, own })
  const inTheWay = sql`b.car_id = ${carId} and b.id <> ${id} and b.start_at < ${blockedUntil.toISOString()}::timestamptz`
  await expireHoldsWhere(tx, inTheWay, now)
  await tx.select({ id: cars.id }).from(cars).where(eq(cars.id, carId)).for('no key update')
  return isPlateFree(tx, booking, blockedUntil, now)
}

async function extendBooking(
  tx: Transaction,
  booking: StoredBooking,
  { endAt, amountKop, blockedUntil, laterCharges }: StoredExtension & { blockedUntil: Date; laterCharges: Charge[] },
  { at }: Staff,
) {
  const extended = (await findExtended(tx, booking)) ?? { firstEndAt: booking.endAt, addedKop: 0 }
  const price = extendedPrice(booking.price, amountKop, paidDays({ ...booking, endAt, extended }, laterCharges))
  const rental = { ...booking.rental, dt: formatWireMoment(endAt) }
  const before = contentOf(booking)
  await recordChange(tx, booking.id, before, { ...before, rental, price }, at, 'branch')
  const terms = { rental, price, totalKop: price.totalKop, endAt, blockedUntil }
  await tx.update(bookings).set(terms).where(eq(bookings.id, booking.id))
  return price
}

type Decided = Pick<StoredExtension, 'decidedAt'> & { state: 'accepted' | 'declined'; reason?: string }

async function decide(tx: Transaction, id: number, decided: Decided): Promise<void> {
  await tx.update(extensionRequests).set(decided).where(eq(extensionRequests.id, id))
}
