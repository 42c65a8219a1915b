import { type BookingMessageKind, isBookingKind } from '@/provider/rules/notifications/booking-texts'
import { type DebtMessageKind, isDebtKind } from '@/provider/rules/notifications/debt-texts'
import { isRequestKind, type RequestMessageKind } from '@/provider/rules/notifications/request-texts'

/** Kinds whose texts are filled when they are sent: the outbox stores only the number of their subject. */
export type NotificationKind = BookingMessageKind | DebtMessageKind | RequestMessageKind

/** Returns whether a message kind is a notification about a booking, a debt or a request. */
export function isNotificationKind(kind: string): kind is NotificationKind {
  return isBookingKind(kind) || isDebtKind(kind) || isRequestKind(kind)
}
