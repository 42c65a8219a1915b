import { kopecksIn, roubleText } from '@/provider/gateway/amount'
import type { EventName, Method, Payment, PaymentDocument } from './documents'
import { digitsOf, lettersOf } from './sample-values'

export type Limits = {
  /** How long a payer may take. */
  pendingMs: number
  /** How long a hold lasts. */
  holdMs: number
  /** How long the slow card's bank takes. */
  slowMs: number
  /** How long a refund and a receipt stay `pending`. */
  refundMs: number
  receiptMs: number
}

export const LIMITS: Limits = {
  pendingMs: 3_600_000,
  holdMs: 7 * 24 * 3_600_000,
  slowMs: 20_000,
  refundMs: 5_000,
  receiptMs: 2_000,
}

/** The gateway's share of a payment; a shop's contract says which. */
const COMMISSION = 0.035

export type Transition = { payment: Payment; event: EventName | null }

/** Pays: captured in one stage, held in two. */
export function pay({ document, progress, ...row }: Payment, method: Method, now: Date, limits: Limits): Transition {
  const authorized = method.type === 'bank_card' && {
    authorization_details: {
      rrn: digitsOf(document.id, 'rrn', 12),
      auth_code: lettersOf(document.id, 'authorization', 6),
      three_d_secure: { applied: progress.code !== null },
    },
  }
  const paid = { ...document, paid: true, payment_method: method, ...authorized }
  const rest = { ...progress, method, code: null }
  if (progress.capture) {
    return {
      payment: { ...row, dueAt: null, document: succeeded(paid, now), progress: rest },
      event: 'payment.succeeded',
    }
  }
  const expiresAt = new Date(now.getTime() + limits.holdMs)
  const held = { ...paid, status: 'waiting_for_capture', expires_at: expiresAt.toISOString() } as const
  return {
    payment: { ...row, dueAt: expiresAt, document: held, progress: { ...rest, onDue: 'give_back' } },
    event: 'payment.waiting_for_capture',
  }
}

/** Captures a hold; the rest of a partial capture is released. */
export function capture(payment: Payment, value: string, now: Date): Transition {
  const { expires_at: _, ...held } = payment.document
  const document = succeeded({ ...held, amount: { ...held.amount, value } }, now)
  return { payment: { ...payment, dueAt: null, document }, event: 'payment.succeeded' }
}

function succeeded(document: PaymentDocument, now: Date): PaymentDocument {
  const nothing = { ...document.amount, value: '0.00' }
  const takenKop = kopecksIn(document.amount.value) ?? 0
  const incomeKop = takenKop - Math.round(takenKop * COMMISSION)
  return {
    ...document,
    status: 'succeeded',
    refundable: true,
    captured_at: now.toISOString(),
    income_amount: { ...document.amount, value: roubleText(incomeKop) },
    refunded_amount: nothing,
  }
}

/** Returns the transition of a payment to `canceled`. @param method null: the payment keeps the one it has */
export function cancel(
  payment: Payment,
  cancellation: NonNullable<PaymentDocument['cancellation_details']>,
  method: Method | null = null,
): Transition {
  const { expires_at: _, ...document } = payment.document
  return {
    payment: {
      ...payment,
      dueAt: null,
      document: {
        ...document,
        status: 'canceled',
        paid: false,
        refundable: false,
        cancellation_details: cancellation,
        ...(method ? { payment_method: method } : {}),
      },
    },
    event: 'payment.canceled',
  }
}

/** Returns what time alone has changed until now. */
export function settle(payment: Payment, now: Date, limits: Limits): Transition {
  const { dueAt, progress } = payment
  if (dueAt === null || dueAt > now) return { payment, event: null }
  if (progress.onDue === 'pay' && progress.method) return pay(payment, progress.method, dueAt, limits)
  const reason = progress.onDue === 'give_back' ? 'expired_on_capture' : 'expired_on_confirmation'
  return cancel(payment, { party: 'yoo_money', reason })
}
