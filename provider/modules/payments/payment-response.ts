import type { Payment } from '@/provider/contract/payments'
import { type DebtState, PAYMENT_REASONS } from '@/provider/contract/payments-states'
import { dueKop } from '@/provider/rules/bookings/amount-due'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { fineSums } from '@/provider/rules/payments/payable-sums'
import { endState, isLive } from '@/provider/rules/payments/transitions'
import type { PaymentContext } from './payment-context'
import type { StoredPayment } from './queries'

type Moment = { at: Date; timeZone: string }

/** The gateway's names of the reasons that the payer can remedy; everything else is a decline. */
const REASON_OF = new Map<string, Payment['reason']>([
  ['insufficient_funds', 'insufficient_funds'],
  ['3d_secure_failed', '3d_secure_failed'],
  ['expired_on_confirmation', 'expired'],
  ['expired_on_capture', 'expired'],
])

/** Returns what a visitor with the payment's id may see: nothing of a person. */
export function paymentResponse(payment: StoredPayment, context: PaymentContext, now: Moment): Payment {
  const { state, cancelReason, amountKop, createdAt, endedAt } = payment
  const isOpen = isLive(state)
  const isChecked = payment.quarantine !== null
  const booking = context.booking && bookingOf(context.booking, now.at)
  const debt = debtOf(context, now)
  const isDue = booking?.dueKop !== 0 && debt !== 'settled' && debt !== 'dropped'
  return {
    id: payment.publicId,
    purpose: payment.purpose,
    number: payment.number,
    amountKop,
    state: endState(state),
    confirmationUrl: isOpen && !isChecked && isDue ? payment.confirmationUrl : null,
    isChecked,
    method: payment.method,
    cardLast4: payment.cardLast4,
    reason: isOpen || state === 'succeeded' ? null : reasonOf(cancelReason),
    refunds: context.refunds,
    receipt: context.receipt,
    booking,
    debt,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

function reasonOf(cancelReason: string | null): Payment['reason'] {
  const ownReason = PAYMENT_REASONS.find((reason) => reason === cancelReason)
  return ownReason ?? (cancelReason === null ? 'declined' : (REASON_OF.get(cancelReason) ?? 'declined'))
}

function bookingOf(booking: NonNullable<PaymentContext['booking']>, at: Date): NonNullable<Payment['booking']> {
  const { totalKop, paidKop } = booking
  const status = statusAt(booking, at)
  return { status, totalKop, paidKop, dueKop: dueKop(status, totalKop, paidKop) }
}

function debtOf({ fine, damage }: PaymentContext, { at, timeZone }: Moment): Payment['debt'] {
  if (fine) return debtState({ ...fine, ...fineSums(fine, { timeZone }, at) })
  return damage && debtState({ ...damage, dueKop: damage.debtKop })
}

/** Returns the state of a debt for its payer. */
function debtState({ status, dueKop }: { status: string; dueKop: number }): DebtState {
  if (status === 'cancelled') return 'dropped'
  if (dueKop === 0) return 'settled'
  return status === 'disputed' ? 'disputed' : 'due'
}
