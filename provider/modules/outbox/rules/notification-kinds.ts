import { type BookingMessageKind, isBookingKind } from '@/provider/rules/notifications/booking-texts'
import { type DebtMessageKind, isDebtKind } from '@/provider/rules/notifications/debt-texts'
import { isRequestKind, type RequestMessageKind } from '@/provider/rules/notifications/request-texts'

/** Kinds whose words are read when they leave: the outbox keeps the number of what they are about. */
export type NotificationKind = BookingMessageKind | DebtMessageKind | RequestMessageKind

export function isNotificationKind(kind: string): kind is NotificationKind {
  return isBookingKind(kind) || isDebtKind(kind) || isRequestKind(kind)
}
