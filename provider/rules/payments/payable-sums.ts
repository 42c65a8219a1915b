import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { PaymentPurpose } from '@/provider/contract/rules/payments/payment-purposes'
import { dueKop, type PayableBooking } from '@/provider/rules/bookings/amount-due'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { type FineTerms, fineDebtKop } from '@/provider/rules/debts/fine-amount'
import { type PrepaymentTerms, prepaymentKop } from './prepayment'

/** What a payment is for, when we know it. */
export type PayablePurpose = Exclude<PaymentPurpose, 'other'>

/**
 * What can be paid now: all that is due, or a first part within the limit of one card payment; equal where there is no
 * choice.
 */
export type PayableSums = { dueKop: number; prepayKop: number }

/** The branch's settings that decide the sums. */
export type SumTerms = PrepaymentTerms & { timeZone: string }

/** Returns the sums of a booking at this moment. */
export function bookingSums(booking: PayableBooking, terms: PrepaymentTerms, at: Date): PayableSums {
  const due = dueKop(statusAt(booking, at), booking.totalKop, booking.paidKop)
  return { dueKop: due, prepayKop: prepaymentKop(booking, due, terms) }
}

/** Returns the sums of a fine, which is paid in one sum: the discount is for the whole of it. */
export function fineSums(fine: FineTerms, { timeZone }: Pick<SumTerms, 'timeZone'>, at: Date): PayableSums {
  const due = fineDebtKop(fine, toStationMoment(at, timeZone).date)
  return { dueKop: due, prepayKop: due }
}

/** Returns the sums of a damage: it may be paid in parts. */
export function damageSums({ debtKop }: { debtKop: number }, { rules }: Pick<SumTerms, 'rules'>): PayableSums {
  return { dueKop: debtKop, prepayKop: Math.min(debtKop, rules.cardPaymentMaxKop) }
}
