import { dueKop, type PayableBooking } from '@/provider/rules/bookings/amount-due'
import { isCalledOff } from '@/provider/rules/bookings/transitions'
import type { RefundReason } from './transitions'

/** What becomes of money that came in: `takenKop` is taken for the payable, the rest goes back for this reason. */
export type Settlement = { takenKop: number; reason: RefundReason }

/** Settles a booking: it takes what is due and no more; a cancelled booking takes nothing. */
export function settlementOf(
  { status, totalKop, paidKop }: Omit<PayableBooking, 'holdUntil'>,
  amountKop: number,
): Settlement {
  const takenKop = Math.min(amountKop, dueKop(status, totalKop, paidKop))
  return { takenKop, reason: isCalledOff(status) ? 'nothing_due' : 'excess' }
}
