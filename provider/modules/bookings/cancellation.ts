import type { Booking, BookingStatus } from '@/provider/contract/bookings'
import { canMove, statusAt } from '@/provider/rules/booking-moves'
import { type RefundTerms, refundKop, refundZones } from '@/provider/rules/refund'

type Cancellable = RefundTerms & { status: BookingStatus; holdUntil: Date | null; refundKop: number | null }

type Outcome = { kind: 'cancel' | 'refund_changed'; refundKop: number } | { kind: 'cancelled' | 'expired' | 'conflict' }

/**
 * What a cancellation does to a booking. The same request again gets the same answer; a refund that is not the one that
 * was shown is refused with the one of now.
 */
export function cancellation(booking: Cancellable, shownKop: number, now: Date): Outcome {
  const status = statusAt(booking, now)
  if (status === 'cancelled_client') return { kind: 'cancelled' }
  if (status === 'expired') return { kind: 'expired' }
  if (!canMove(status, 'cancelled_client')) return { kind: 'conflict' }
  const nowKop = refundKop(booking, now)
  return { kind: nowKop === shownKop ? 'cancel' : 'refund_changed', refundKop: nowKop }
}

/** The preview, by the same rule; of a cancelled booking: what was promised back. */
export function cancellationAnswer(booking: Cancellable, now: Date): Booking['cancellation'] {
  const allowed = canMove(statusAt(booking, now), 'cancelled_client')
  const backKop = allowed ? refundKop(booking, now) : (booking.refundKop ?? 0)
  const zones = allowed ? refundZones(booking) : []
  return {
    allowed,
    refundKop: backKop,
    keptKop: booking.paidKop - backKop,
    zones: zones.map((zone) => ({ ...zone, until: zone.until?.toISOString() ?? null })),
  }
}
