import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Booking, CancelRequest } from '@/provider/contract/bookings'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { FailureError } from '@/provider/failure-error'
import { lockOwner } from '@/provider/records/clients/lock-client'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import { refundBooking } from '@/provider/records/payments/create-refund'
import type { BookingAccess } from '@/provider/rules/actors'
import { isStale } from '@/provider/rules/bookings/transitions'
import type { Language } from '@/provider/rules/i18n/language'
import type { BookingDeps } from './booking-deps'
import { type CancellationOutcome, cancellationOutcome } from './cancellation-terms'
import { describeBooking } from './describe-booking'
import { openBooking } from './open-booking'
import { transitionBooking } from './transition-booking'

type Cancellation = { expectedRefundKop: number; freeCancellationHours: number; at: Date }

/**
 * Cancels a booking for the client, with the refund that was shown. A hold that ran out becomes `expired`, and that is
 * committed.
 *
 * @throws {FailureError} `not_found`, `refund_changed` with both sums, `hold_expired`, `conflict`
 */
export async function cancelBooking(
  deps: BookingDeps,
  access: BookingAccess,
  { refundKop }: z.infer<typeof CancelRequest>,
  language: Language,
): Promise<Booking> {
  const { db, settings, now } = deps
  const { id } = await openBooking(deps, access)
  const { freeCancellationHours } = (await settings.current()).rules
  const cancellation = { expectedRefundKop: refundKop, freeCancellationHours, at: now() }
  const outcome = await retryTransaction(db, (tx) => cancelBookingUnderLock(tx, id, cancellation))
  requireCancelled(outcome, refundKop)
  return describeBooking(deps, await openBooking(deps, access), language)
}

/** The refund is computed with the row locked: no payment comes in between. */
async function cancelBookingUnderLock(
  tx: Transaction,
  id: number,
  { expectedRefundKop, freeCancellationHours, at }: Cancellation,
): Promise<CancellationOutcome> {
  await lockOwner(tx, id)
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  if (!row?.price) return { kind: 'conflict' }
  const outcome = cancellationOutcome({ ...row, price: row.price, freeCancellationHours }, expectedRefundKop, at)
  if (outcome.kind === 'cancel') {
    const { refundKop } = outcome
    const cancelled = { status: 'cancelled_client', actor: 'client', at, refundKop } as const
    await transitionBooking(tx, id, cancelled, 'cancelled by the client')
    await refundBooking(tx, { bookingId: id, amountKop: refundKop, reason: 'cancelled', at })
    // A hold is only a request: its end needs no notification.
    if (row.status !== 'held') await enqueueBooking(tx, 'booking_cancelled', id, at)
  }
  if (outcome.kind === 'expired' && isStale(row, at)) {
    await transitionBooking(tx, id, { status: 'expired', actor: 'system', at }, 'hold ran out')
  }
  return outcome
}

/** @throws {FailureError} `hold_expired`, `conflict`, `refund_changed` */
function requireCancelled(outcome: CancellationOutcome, expectedRefundKop: number): void {
  if (outcome.kind === 'expired') throw new FailureError('hold_expired', 'The hold ran out.')
  if (outcome.kind === 'conflict') throw new FailureError('conflict', 'This booking cannot be cancelled.')
  if (outcome.kind === 'refund_changed')
    throw new FailureError('refund_changed', 'The refund is not the one that was shown.', {
      details: { oldRefundKop: expectedRefundKop, newRefundKop: outcome.refundKop },
    })
}
