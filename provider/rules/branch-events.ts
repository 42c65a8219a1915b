import type { BookingMessageKind } from './booking-templates'

/** What the branch's webhook hears, by what the driver is told. */
export const BRANCH_EVENTS = {
  booking_confirmed: 'booking.confirmed',
  booking_changed: 'booking.changed',
  booking_cancelled: 'booking.cancelled',
  booking_paid: 'payment.succeeded',
  payment_refunded: 'payment.refunded',
} as const satisfies Partial<Record<BookingMessageKind, string>>

export type BranchEventKind = keyof typeof BRANCH_EVENTS

export function isBranchEvent(kind: string): kind is BranchEventKind {
  return Object.hasOwn(BRANCH_EVENTS, kind)
}

/** Without a name, a phone or an e-mail: who it is, the branch looks up by the number. */
export function branchEventText(kind: BranchEventKind, { booking = '', at = '', amountKop }: Record<string, string>) {
  const amount = amountKop === undefined ? {} : { amountKop: Number(amountKop) }
  return JSON.stringify({ event: BRANCH_EVENTS[kind], booking, at, ...amount })
}
