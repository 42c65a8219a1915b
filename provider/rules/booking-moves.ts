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
export const WAITING = ['held', 'awaiting_payment'] as const satisfies readonly BookingStatus[]

/** Statuses that keep a car from others, the waiting ones until they run out; index and constraint of 0002 name the same. */
export const BLOCKING = [...WAITING, 'confirmed', 'active'] as const satisfies readonly BookingStatus[]

export function isWaiting(status: BookingStatus): boolean {
  return WAITING.some((waiting) => waiting === status)
}

/** Nobody came in time. */
export function isStale(booking: { status: BookingStatus; holdUntil: Date | null }, now: Date): boolean {
  return isWaiting(booking.status) && booking.holdUntil !== null && booking.holdUntil <= now
}
