import type { BookingStatus } from '@/provider/contract/bookings'
import type { Payment } from '@/provider/contract/payments'

/** What has become of a payment, as its page tells it: keys of `payments.result.title` and `.lead`. */
export type PaymentOutcome =
  | 'pending'
  | 'unfinished'
  | 'checked'
  | 'notNeeded'
  | 'booked'
  | 'succeeded'
  | 'noCar'
  | 'excess'
  | 'nothingDue'
  | CancelledOutcome
  | 'canceled'
  | 'failed'

/** Of a payment whose booking was called off: what became of its money. */
type CancelledOutcome = 'kept' | 'goingBack' | 'sentBack' | 'stuck'

const CALLED_OFF: readonly BookingStatus[] = ['cancelled_client', 'cancelled_branch']

/**
 * Money that came and goes back is told first: who reads only the title must not take the car for his. Of a payment that the
 * branch looks at nobody can say that nothing was charged.
 */
export function outcomeOf(payment: Payment): PaymentOutcome {
  const { state, refunds, booking } = payment
  if (state !== 'succeeded' && payment.isChecked) return 'checked'
  if (state === 'pending') return pendingOutcome(payment)
  if (state !== 'succeeded') return state
  const hasRefund = (reason: Payment['refunds'][number]['reason']) => refunds.some((refund) => refund.reason === reason)
  if (hasRefund('no_car')) return 'noCar'
  if (hasRefund('nothing_due')) return 'nothingDue'
  if (booking && CALLED_OFF.includes(booking.status)) return cancelledOutcome(refunds)
  if (hasRefund('excess')) return 'excess'
  return booking?.status === 'confirmed' ? 'booked' : 'succeeded'
}

/** Whoever left the cashier may have paid there, or may not: while there is where to go on, both are told. */
function pendingOutcome({ booking, debt, confirmationUrl }: Payment): PaymentOutcome {
  if (booking?.dueKop === 0 || debt === 'settled' || debt === 'dropped') return 'notNeeded'
  return confirmationUrl === null ? 'pending' : 'unfinished'
}

function cancelledOutcome(refunds: Payment['refunds']): CancelledOutcome {
  if (refunds.length === 0) return 'kept'
  if (refunds.some(({ state }) => state === 'canceled')) return 'stuck'
  return refunds.every(({ state }) => state === 'succeeded') ? 'sentBack' : 'goingBack'
}
