import type { BookingStatus } from '@/provider/contract/bookings'
import { isReleased } from './transitions'

/** What is still to be paid for a booking. One that gave its car back owes nothing, and nobody owes less than nothing. */
export function dueKop(status: BookingStatus, totalKop: number, paidKop: number): number {
  if (isReleased(status)) return 0
  return Math.max(0, totalKop - paidKop)
}
