import { eq } from 'drizzle-orm'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { recordAction } from '@/provider/records/audit/record-action'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import { refundBooking } from '@/provider/records/payments/create-refund'
import { staffOf } from '@/provider/rules/actors'
import { isProved } from '@/provider/rules/bookings/is-proved'
import type { TransitionRejection } from '@/provider/rules/bookings/staff-transitions'
import { lockForTransition } from './lock-for-transition'
import type { StaffDeps, StaffRequest } from './staff-deps'
import { transitionBooking } from './transition-booking'

export type TransitionResult = { why: null; number: string; refundedKop: number; refundedOnlineKop: number }
type Outcome = TransitionRejection | TransitionResult

/**
 * Confirms a booking for a client who asked for it by phone or at the branch. `isUnfinished`: the operator says that
 * the started online payment was abandoned; money that still comes is taken as far as it is due.
 */
export async function confirmForClient(
  deps: StaffDeps,
  { number, operator, isUnfinished }: StaffRequest & { isUnfinished: boolean },
): Promise<Outcome> {
  const staff = staffOf(deps.settings, operator, deps.now())
  return retryTransaction(deps.db, async (tx) => {
    const row = await lockForTransition(tx, number, staff, 'confirmed')
    if ('why' in row) return row
    const { id } = row
    const payment = row.status === 'awaiting_payment' ? await findActivePayment(tx, 'booking', id) : null
    if (payment && !isUnfinished) return { why: 'is_paying' }
    await transitionBooking(tx, id, { status: 'confirmed', actor: 'branch', at: staff.at }, 'confirmed by the branch')
    if (!isProved(row)) await tx.update(bookings).set({ provedBy: 'branch' }).where(eq(bookings.id, id))
    await recordAction(tx, staff, 'booking.confirm', id, payment ? { unfinished: payment.id } : {})
    await enqueueBooking(tx, 'booking_confirmed', id, staff.at)
    return resultOf(row.number)
  })
}

/** Cancels a booking for the branch. Everything that was paid goes back, however late it is: the client does not cancel. */
export async function cancelForBranch(
  deps: StaffDeps,
  { number, operator, reason }: StaffRequest & { reason: string },
): Promise<Outcome> {
  const staff = staffOf(deps.settings, operator, deps.now())
  return retryTransaction(deps.db, async (tx) => {
    const row = await lockForTransition(tx, number, staff, 'cancelled_branch')
    if ('why' in row) return row
    const { id, paidKop } = row
    const cancelled = { status: 'cancelled_branch', actor: 'branch', at: staff.at, refundKop: paidKop } as const
    await transitionBooking(tx, id, cancelled, reason)
    const refund = { bookingId: id, amountKop: paidKop, reason: 'cancelled', at: staff.at } as const
    const refundedOnlineKop = await refundBooking(tx, refund)
    await recordAction(tx, staff, 'booking.cancel', id, { refundKop: paidKop, refundedOnlineKop })
    // A hold too: its client has a letter, and does not know of the cancellation.
    await enqueueBooking(tx, 'booking_cancelled_by_branch', id, staff.at)
    return { ...resultOf(row.number), refundedKop: paidKop, refundedOnlineKop }
  })
}

/** Records that the client did not come for the car. */
export async function recordNoShow(deps: StaffDeps, { number, operator }: StaffRequest): Promise<Outcome> {
  const staff = staffOf(deps.settings, operator, deps.now())
  return retryTransaction(deps.db, async (tx) => {
    const row = await lockForTransition(tx, number, staff, 'no_show')
    if ('why' in row) return row
    if (row.startAt > staff.at) return { why: 'not_begun' }
    await transitionBooking(tx, row.id, { status: 'no_show', actor: 'branch', at: staff.at }, 'nobody came')
    await recordAction(tx, staff, 'booking.no_show', row.id, {})
    return resultOf(row.number)
  })
}

function resultOf(number: string): TransitionResult {
  return { why: null, number, refundedKop: 0, refundedOnlineKop: 0 }
}
