import type { BookingStatus } from '@/provider/contract/bookings'
import { dueKop } from '@/provider/rules/bookings/amount-due'
import { isCalledOff } from '@/provider/rules/bookings/transitions'
import type { RefundReason } from './transitions'

/** What becomes of money that came in: so much is taken for the debt, the rest goes back, for this reason. */
export type Settlement = { takenKop: number; reason: RefundReason }

type Payable = { status: BookingStatus; totalKop: number; paidKop: number }

/** Of a booking that stands: what is due of it, no more. One that was called off takes nothing. */
export function settlementOf({ status, totalKop, paidKop }: Payable, amountKop: number): Settlement {
  const takenKop = Math.min(amountKop, dueKop(status, totalKop, paidKop))
  return { takenKop, reason: isCalledOff(status) ? 'nothing_due' : 'excess' }
}
