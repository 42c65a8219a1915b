import { RejectionError } from '@/lib/browser-api/rejection-error'

/** Why a payment did not begin. `gone`: what is paid for is not there any more, or not in that state. */
export type PaymentRejection =
  | { kind: 'changed'; dueKop: number; prepayKop: number }
  | { kind: 'pending'; id: string; amountKop: number }
  | { kind: 'nothingDue' | 'rejected' | 'tooMany' | 'gone' | 'notBegun' }

const KIND_OF: Partial<Record<string, 'nothingDue' | 'rejected' | 'tooMany' | 'gone'>> = {
  nothing_due: 'nothingDue',
  payment_refused: 'rejected',
  too_many_requests: 'tooMany',
  hold_expired: 'gone',
  conflict: 'gone',
  car_taken: 'gone',
  not_found: 'gone',
}

/** @param error whatever the door threw; without a sure answer the payment may be sent again. */
export function readPaymentRejection(error: unknown): PaymentRejection {
  if (!(error instanceof RejectionError)) return { kind: 'notBegun' }
  const { code, details = {} } = error
  const { dueKop, prepayKop, id, amountKop } = details
  if (code === 'amount_changed' && typeof dueKop === 'number')
    return { kind: 'changed', dueKop, prepayKop: typeof prepayKop === 'number' ? prepayKop : dueKop }
  if (code === 'payment_pending' && typeof id === 'string' && typeof amountKop === 'number')
    return { kind: 'pending', id, amountKop }
  return { kind: KIND_OF[code] ?? 'notBegun' }
}
