import type { BookingStatus } from '@/provider/contract/bookings'
import type { PaymentPurpose } from '@/provider/contract/rules/payment-purposes'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import { statusAt } from './booking-moves'
import { dueKop } from './due'
import { type FineTerms, fineDebtKop } from './fine-debt'
import { prepaymentKop } from './prepayment'

/** What is paid for, as far as we know it. */
export type DebtPurpose = Exclude<PaymentPurpose, 'other'>

/** What can be paid now: all that is due, or a first part of it; equal where there is no choice. */
export type DebtSums = { dueKop: number; prepayKop: number }

type Payable = { status: BookingStatus; holdUntil: Date | null; totalKop: number; paidKop: number }
type Terms = { prepayPercent: number; timeZone: string }

export function bookingSums(booking: Payable, { prepayPercent }: Pick<Terms, 'prepayPercent'>, at: Date): DebtSums {
  const due = dueKop(statusAt(booking, at), booking.totalKop, booking.paidKop)
  return { dueKop: due, prepayKop: prepaymentKop(booking, due, prepayPercent) }
}

export function fineSums(fine: FineTerms, { timeZone }: Pick<Terms, 'timeZone'>, at: Date): DebtSums {
  return whole(fineDebtKop(fine, toStationMoment(at, timeZone).date))
}

export function damageSums({ debtKop }: { debtKop: number }): DebtSums {
  return whole(debtKop)
}

function whole(due: number): DebtSums {
  return { dueKop: due, prepayKop: due }
}
