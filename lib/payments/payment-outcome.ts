import type { Payment } from '@/provider/contract/payments'

/** What has become of a payment, as its page tells it: keys of `payments.result.title` and `.lead`. */
export type PaymentOutcome =
  | 'pending'
  | 'unfinished'
  | 'booked'
  | 'succeeded'
  | 'noCar'
  | 'excess'
  | 'nothingDue'
  | 'canceled'
  | 'failed'

const OF_REFUND = { no_car: 'noCar', excess: 'excess', nothing_due: 'nothingDue' } as const

/** Money that came and goes back is told first: who reads only the title must not take the car for his. */
export function outcomeOf({ state, refunds, booking, confirmationUrl }: Payment): PaymentOutcome {
  // Whoever left the cashier may have paid there, or may not: until the gateway says so, both are told.
  if (state === 'pending' && confirmationUrl !== null) return 'unfinished'
  if (state !== 'succeeded') return state
  for (const { reason } of refunds) {
    if (reason === 'no_car' || reason === 'excess' || reason === 'nothing_due') return OF_REFUND[reason]
  }
  return booking?.status === 'confirmed' ? 'booked' : 'succeeded'
}
