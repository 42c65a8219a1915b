import type { BookingStatus } from '@/provider/contract/bookings'
import type { BookingMessageKind } from '@/provider/rules/notifications/booking-texts'

/** Statuses in which a message is still true when it leaves; messages without a list are always true. */
const VALID_STATUSES: Partial<Record<BookingMessageKind, readonly BookingStatus[]>> = {
  booking_held: ['held'],
  booking_confirmed: ['confirmed', 'active'],
  booking_unproved: ['confirmed'],
  booking_changed: ['confirmed', 'active'],
  booking_extended: ['confirmed', 'active'],
  booking_extension_declined: ['confirmed', 'active'],
  booking_reminder: ['confirmed'],
  booking_return_reminder: ['active'],
  booking_closed: ['completed'],
  booking_returned: ['completed'],
}

/** Returns whether a message is still true for a booking with this status. */
export function isStillTrue(kind: BookingMessageKind, status: BookingStatus): boolean {
  return VALID_STATUSES[kind]?.includes(status) ?? true
}

const BRINGING: readonly BookingMessageKind[] = ['booking_confirmed', 'booking_reminder']

/** Returns whether the letter says what to bring. */
export function saysWhatToBring(kind: BookingMessageKind): boolean {
  return BRINGING.includes(kind)
}

const WITH_VOUCHER: readonly BookingMessageKind[] = ['booking_confirmed', 'booking_changed', 'booking_extended']

/** Returns whether the voucher and the calendar entry are attached to the letter. */
export function attachesVoucher(kind: BookingMessageKind): boolean {
  return WITH_VOUCHER.includes(kind)
}

const AFTER_RETURN: readonly BookingMessageKind[] = ['booking_returned', 'deposit_released', 'deposit_given_back']

/** Returns whether a message tells of a rental that is over: its letter does not say how to find the hand-overs. */
export function isAfterReturn(kind: BookingMessageKind): boolean {
  return AFTER_RETURN.includes(kind)
}

const PRICED: readonly BookingMessageKind[] = [
  'booking_held',
  'booking_confirmed',
  'booking_paid',
  'booking_changed',
  'booking_extended',
  'booking_reminder',
]

/** Returns whether the letter shows the rental that is ahead: the car, the hand-overs and the price. */
export function showsRental(kind: BookingMessageKind): boolean {
  return PRICED.includes(kind)
}
