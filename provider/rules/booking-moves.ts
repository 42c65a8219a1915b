import type { BookingStatus } from '@/provider/contract/bookings'

const MOVES: Record<BookingStatus, readonly BookingStatus[]> = {
  held: ['awaiting_payment', 'confirmed', 'expired', 'cancelled_client', 'cancelled_branch'],
  awaiting_payment: ['confirmed', 'expired', 'cancelled_client', 'cancelled_branch'],
  confirmed: ['active', 'cancelled_client', 'cancelled_branch', 'no_show'],
  active: ['completed'],
  completed: [],
  expired: [],
  cancelled_client: [],
  cancelled_branch: [],
  no_show: [],
}

/** The booking's state machine (PRODUCT §6); migration 0003 holds the database to the same table. */
export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  return MOVES[from].includes(to)
}

/** Statuses that wait for somebody and run out at `holdUntil`. */
export function isStale(booking: { status: BookingStatus; holdUntil: Date | null }, now: Date): boolean {
  const waits = booking.status === 'held' || booking.status === 'awaiting_payment'
  return waits && booking.holdUntil !== null && booking.holdUntil <= now
}
