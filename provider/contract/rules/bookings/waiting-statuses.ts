import type { BookingStatus } from '@/provider/contract/bookings'

/** Statuses that expire at `holdUntil`. */
export const WAITING = ['held', 'awaiting_payment'] as const satisfies readonly BookingStatus[]

/** Returns whether a booking with this status expires at `holdUntil`. */
export function isWaiting(status: BookingStatus): boolean {
  return WAITING.some((waiting) => waiting === status)
}
