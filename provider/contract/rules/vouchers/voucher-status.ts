import type { BookingStatus } from '@/provider/contract/bookings'

/** A voucher is for a rental that takes place. */
export const VOUCHER_STATUSES = ['confirmed', 'active', 'completed'] as const satisfies readonly BookingStatus[]

/** Returns whether a booking with this status has a voucher. */
export function hasVoucher(status: BookingStatus): boolean {
  return VOUCHER_STATUSES.some((one) => one === status)
}
