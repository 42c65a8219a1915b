import type { BranchPayment } from '@/provider/contract/payments-states'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import { dueKop, type PayableBooking } from '@/provider/rules/bookings/amount-due'
import { statusAt } from '@/provider/rules/bookings/transitions'

export type Means = NonNullable<BranchPayment['means']>

/** Why the branch may not record a payment; `leftKop`: the present sum. */
export type BranchPaymentRejection =
  | { why: 'not_found' | 'which' | 'is_paying' | 'unconfirmed' | 'nothing_due' }
  | { why: 'over_debt' | 'over_due' | 'over_taken'; leftKop: number }

/** Returns why a payment at the branch is rejected, or null. A booking is confirmed by the client before it is paid. */
export function branchPaymentRejection(
  booking: PayableBooking,
  amountKop: number,
  at: Date,
): BranchPaymentRejection | null {
  const status = statusAt(booking, at)
  if (isWaiting(status)) return { why: 'unconfirmed' }
  const leftKop = dueKop(status, booking.totalKop, booking.paidKop)
  if (leftKop === 0) return { why: 'nothing_due' }
  return amountKop > leftKop ? { why: 'over_due', leftKop } : null
}
