import type { BookingMessageKind } from './booking-texts'
import type { PayerMessageKind } from './payment-texts'
import type { MoneyProblem } from './payment-values'
import type { RequestMessageKind } from './request-texts'

/** Events of the branch's webhook, by the kind of the message to the driver, the payer or the branch. */
export const BRANCH_EVENTS = {
  booking_confirmed: 'booking.confirmed',
  booking_changed: 'booking.changed',
  booking_extended: 'booking.changed',
  booking_cancelled: 'booking.cancelled',
  booking_cancelled_by_branch: 'booking.cancelled',
  booking_disowned: 'booking.cancelled',
  booking_paid: 'payment.succeeded',
  payment_refunded: 'payment.refunded',
  payment_received: 'payment.succeeded',
  refund_sent: 'payment.refunded',
  refund_failed: 'refund.failed',
  payment_attention: 'payment.attention',
  receipt_failed: 'receipt.failed',
  callback_requested: 'callback.requested',
  message_sent: 'message.received',
  partner_requested: 'partner.requested',
  extension_requested: 'extension.requested',
} as const satisfies Partial<Record<BookingMessageKind | PayerMessageKind | MoneyProblem | RequestMessageKind, string>>

export type BranchEventKind = keyof typeof BRANCH_EVENTS

/** Returns whether a kind is an event that the branch's webhook gets. */
export function isBranchEvent(kind: string): kind is BranchEventKind {
  return Object.hasOwn(BRANCH_EVENTS, kind)
}

/** Returns the body of an event; sums are numbers of kopecks. It has no personal data: the branch looks the number up. */
export function branchEventText(kind: BranchEventKind, params: Record<string, string>): string {
  const values = Object.entries(params).map(([name, value]) => [name, name.endsWith('Kop') ? Number(value) : value])
  return JSON.stringify({ event: BRANCH_EVENTS[kind], ...Object.fromEntries(values) })
}
