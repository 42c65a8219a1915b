import { PAYMENT_REASONS } from '@/provider/contract/payment-states'
import type { Payment } from '@/provider/contract/payments'
import { debtState } from '@/provider/modules/payments/rules/payable-state'
import { dueKop } from '@/provider/rules/bookings/amount-due'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { fineSums } from '@/provider/rules/payments/payable-sums'
import { endState, isLive } from '@/provider/rules/payments/transitions'
import type { Around } from './payment-context'
import type { StoredPayment } from './queries'

type Now = { at: Date; timeZone: string }

/** As the gateway names what the payer can do something about; everything else is a decline. */
const REASON_OF = new Map<string, Payment['reason']>([
  ['insufficient_funds', 'insufficient_funds'],
  ['3d_secure_failed', '3d_secure_failed'],
  ['expired_on_confirmation', 'expired'],
  ['expired_on_capture', 'expired'],
])

/** What whoever holds the payment's id may see: nothing of a person. */
export function paymentAnswer(payment: StoredPayment, around: Around, now: Now): Payment {
  const { state, cancelReason, amountKop, createdAt, endedAt } = payment
  const isOpen = isLive(state)
  const isChecked = payment.quarantine !== null
  const booking = around.booking && bookingOf(around.booking, now.at)
  const debt = debtOf(around, now)
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
    refunds: around.refunds,
    receipt: around.receipt,
    booking,
    debt,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

function reasonOf(said: string | null): Payment['reason'] {
  const known = PAYMENT_REASONS.find((reason) => reason === said)
  return known ?? (said === null ? 'declined' : (REASON_OF.get(said) ?? 'declined'))
}

function bookingOf(booking: NonNullable<Around['booking']>, at: Date): NonNullable<Payment['booking']> {
  const { totalKop, paidKop } = booking
  const status = statusAt(booking, at)
  return { status, totalKop, paidKop, dueKop: dueKop(status, totalKop, paidKop) }
}

function debtOf({ fine, damage }: Around, { at, timeZone }: Now): Payment['debt'] {
  if (fine) return debtState({ ...fine, ...fineSums(fine, { timeZone }, at) })
  return damage && debtState({ ...damage, dueKop: damage.debtKop })
}
