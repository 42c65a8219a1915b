import type { Booking, BookingStatus } from '@/provider/contract/bookings'
import { type RefundTerms, refundKop, refundZones } from '@/provider/modules/bookings/rules/cancellation-refund'
import { canTransition, statusAt } from '@/provider/rules/bookings/transitions'

type Cancellable = RefundTerms & { status: BookingStatus; holdUntil: Date | null; refundKop: number | null }

export type CancelOutcome =
  | { kind: 'cancel' | 'refund_changed'; refundKop: number }
  | { kind: 'cancelled' | 'expired' | 'conflict' }

/**
 * What a cancellation does to a booking. The same request again gets the same answer; a refund that is not the one that
 * was shown is refused with the one of now.
 */
export function cancellation(booking: Cancellable, shownKop: number, now: Date): CancelOutcome {
  const status = statusAt(booking, now)
  if (status === 'cancelled_client') return { kind: 'cancelled' }
  if (status === 'expired') return { kind: 'expired' }
  if (!canTransition(status, 'cancelled_client')) return { kind: 'conflict' }
  const nowKop = refundKop(booking, now)
  return { kind: nowKop === shownKop ? 'cancel' : 'refund_changed', refundKop: nowKop }
}

/** The preview, by the same rule; of a cancelled booking: what was promised back. */
export function cancellationAnswer(
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
    onlineKop: allowed ? Math.min(backKop, onlineLeftKop(booking.payments)) : onlineBackKop(booking.payments),
    zones: zones.map((zone) => ({ ...zone, until: zone.until?.toISOString() ?? null })),
  }
}

/** What was paid online and has not gone back. */
function onlineLeftKop(payments: Booking['payments']): number {
  const paid = payments.filter(({ state }) => state === 'succeeded')
  const back = paid.flatMap(({ refunds }) => refunds).filter(({ state }) => state !== 'canceled')
  return sumOf(paid) - sumOf(back)
}

function onlineBackKop(payments: Booking['payments']): number {
  return sumOf(payments.flatMap(({ refunds }) => refunds).filter(({ reason }) => reason === 'cancelled'))
}

function sumOf(rows: readonly { amountKop: number }[]): number {
  return rows.reduce((sum, { amountKop }) => sum + amountKop, 0)
}
