import { subHours } from 'date-fns'
import type { BookingStatus } from '@/provider/contract/bookings'
import { isWaiting, WAITING } from '@/provider/contract/rules/bookings/waiting-statuses'

const TRANSITIONS: Record<BookingStatus, readonly BookingStatus[]> = {
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

/**
 * Returns whether the booking's state machine has this transition (PRODUCT §6); migration 0103 holds the database to
 * the same table.
 */
export function canTransition(from: BookingStatus, to: BookingStatus): boolean {
  return TRANSITIONS[from].includes(to)
}

/**
 * Statuses that block a car, the waiting ones until they run out; an index and a constraint of migration 0103 name the same.
 */
export const BLOCKING = [...WAITING, 'confirmed', 'active'] as const satisfies readonly BookingStatus[]

/** Statuses of a cancelled booking, by the client or the branch. */
export const CALLED_OFF = ['cancelled_client', 'cancelled_branch'] as const satisfies readonly BookingStatus[]

/** Statuses that released the car, the extras and the promo code. */
export const RELEASED = ['expired', ...CALLED_OFF] as const satisfies readonly BookingStatus[]

const CHANGEABLE: readonly BookingStatus[] = ['held', 'confirmed']

/** Returns whether the client or the branch cancelled the booking. */
export function isCalledOff(status: BookingStatus): boolean {
  return CALLED_OFF.some((calledOff) => calledOff === status)
}

/** Returns whether the booking released its car, extras and promo code. */
export function isReleased(status: BookingStatus): boolean {
  return RELEASED.some((released) => released === status)
}

/** Statuses of a rental for which no car was or will be handed out. */
export const WITHOUT_RENTAL = [...RELEASED, 'no_show'] as const satisfies readonly BookingStatus[]

/** Returns whether no car was or will be handed out for the booking. */
export function endedWithoutRental(status: BookingStatus): boolean {
  return WITHOUT_RENTAL.some((idle) => idle === status)
}

type Waiting = { status: BookingStatus; holdUntil: Date | null }

/** Returns whether the hold ran out and its status is not `expired` yet. */
export function isStale(booking: Waiting, now: Date): boolean {
  return isWaiting(booking.status) && booking.holdUntil !== null && booking.holdUntil <= now
}

/** Returns the status to show: a hold that ran out is `expired` before the job has expired it. */
export function statusAt(booking: Waiting, now: Date): BookingStatus {
  return isStale(booking, now) ? 'expired' : booking.status
}

export type ChangeRejection = 'hold_expired' | 'change_too_late' | 'conflict'

/** Returns why a booking may not be changed now, or null: "no later than 24 hours before start" (specification §9). */
export function changeRejection(
  booking: Waiting & { startAt: Date },
  changeHours: number,
  now: Date,
): ChangeRejection | null {
  const status = statusAt(booking, now)
  if (status === 'expired') return 'hold_expired'
  if (!CHANGEABLE.includes(status)) return 'conflict'
  return now > subHours(booking.startAt, changeHours) ? 'change_too_late' : null
}
