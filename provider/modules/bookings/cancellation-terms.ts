import type { Booking, BookingStatus } from '@/provider/contract/bookings'
import { type RefundTerms, refundKop, refundZones } from '@/provider/modules/bookings/rules/cancellation-refund'
import { canTransition, statusAt } from '@/provider/rules/bookings/transitions'

type Cancellable = RefundTerms & { status: BookingStatus; holdUntil: Date | null; refundKop: number | null }

export type CancellationOutcome =
  | { kind: 'cancel' | 'refund_changed'; refundKop: number }
  | { kind: 'cancelled' | 'expired' | 'conflict' }

/**
 * Decides what a cancellation does to a booking. The same request again gets the same response; with a refund that is not
 * the one that was shown, the outcome is `refund_changed` with the present one.
 */
export function cancellationOutcome(booking: Cancellable, expectedRefundKop: number, now: Date): CancellationOutcome {
  const status = statusAt(booking, now)
  if (status === 'cancelled_client') return { kind: 'cancelled' }
  if (status === 'expired') return { kind: 'expired' }
  if (!canTransition(status, 'cancelled_client')) return { kind: 'conflict' }
  const nowKop = refundKop(booking, now)
  return { kind: nowKop === expectedRefundKop ? 'cancel' : 'refund_changed', refundKop: nowKop }
}

/** Returns the preview by the same rule; of a cancelled booking the refund that was promised. */
export function cancellationPreview(
  booking: Cancellable & { payments: Booking['payments'] },
  now: Date,
): Booking['cancellation'] {
  const allowed = canTransition(statusAt(booking, now), 'cancelled_client')
  const backKop = allowed ? refundKop(booking, now) : (booking.refundKop ?? 0)
  const zones = allowed ? refundZones(booking) : []
  return {
    allowed,
    refundKop: backKop,
    keptKop: booking.paidKop - backKop,
    onlineKop: allowed ? Math.min(backKop, unrefundedOnlineKop(booking.payments)) : refundedOnlineKop(booking.payments),
    zones: zones.map((zone) => ({ ...zone, until: zone.until?.toISOString() ?? null })),
  }
}

/** Paid online and not refunded yet. */
function unrefundedOnlineKop(payments: Booking['payments']): number {
  const paid = payments.filter(({ state }) => state === 'succeeded')
  const back = paid.flatMap(({ refunds }) => refunds).filter(({ state }) => state !== 'canceled')
  return sumOf(paid) - sumOf(back)
}

function refundedOnlineKop(payments: Booking['payments']): number {
  return sumOf(payments.flatMap(({ refunds }) => refunds).filter(({ reason }) => reason === 'cancelled'))
}

function sumOf(rows: readonly { amountKop: number }[]): number {
  return rows.reduce((sum, { amountKop }) => sum + amountKop, 0)
}
