import { type BookingMessageKind, isBookingKind } from '@/provider/rules/notifications/booking-texts'
import { type DebtMessageKind, isDebtKind } from '@/provider/rules/notifications/debt-texts'
import { isRequestKind, type RequestMessageKind } from '@/provider/rules/notifications/request-texts'
import { isWaitlistKind, type WaitlistMessageKind } from '@/provider/rules/notifications/waitlist-texts'

/** Kinds whose texts are filled when they are sent: the outbox stores only the number of their subject. */
export type NotificationKind = BookingMessageKind | DebtMessageKind | RequestMessageKind | WaitlistMessageKind

/** Returns whether a message kind is a notification about a booking, a debt, a request or the waitlist. */
export function isNotificationKind(kind: string): kind is NotificationKind {
  return isBookingKind(kind) || isDebtKind(kind) || isRequestKind(kind) || isWaitlistKind(kind)
}
