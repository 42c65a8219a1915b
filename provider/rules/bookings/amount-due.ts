import type { BookingStatus } from '@/provider/contract/bookings'
import { isReleased } from './transitions'

/** What the sums of a booking at a moment follow from. */
export type PayableBooking = { status: BookingStatus; holdUntil: Date | null; totalKop: number; paidKop: number }

/** Returns what is still to be paid for a booking: nothing for a released one, and never less than nothing. */
export function dueKop(status: BookingStatus, totalKop: number, paidKop: number): number {
  if (isReleased(status)) return 0
  return Math.max(0, totalKop - paidKop)
}
