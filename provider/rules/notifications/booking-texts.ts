import { BOOKED_TEMPLATES } from './booked-texts'
import { CANCELLATION_TEMPLATES } from './cancellation-texts'
import { EXTENSION_TEMPLATES } from './extension-texts'
import type { Template } from './message-template'
import { MONEY_BACK_TEMPLATES } from './money-back-texts'
import { RETURN_TEMPLATES } from './return-texts'

/**
 * Messages to the driver about the booking. A letter has the booking below its text, which says only what is new;
 * `{after…}`: sentences that `bookingValues` fills or empties. Money, cancellations and confirmations are always sent.
 */
export const BOOKING_TEMPLATES = {
  ...BOOKED_TEMPLATES,
  ...EXTENSION_TEMPLATES,
  ...CANCELLATION_TEMPLATES,
  ...RETURN_TEMPLATES,
  ...MONEY_BACK_TEMPLATES,
} as const satisfies Record<string, Template>

export type BookingMessageKind = keyof typeof BOOKING_TEMPLATES

export const BOOKING_KINDS = Object.keys(BOOKING_TEMPLATES).filter(isBookingKind)

/** Returns whether a message kind is about a booking. */
export function isBookingKind(kind: string): kind is BookingMessageKind {
  return Object.hasOwn(BOOKING_TEMPLATES, kind)
}
