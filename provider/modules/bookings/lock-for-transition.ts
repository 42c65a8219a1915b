import type { BookingStatus } from '@/provider/contract/bookings'
import type { Transaction } from '@/provider/db/database'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import type { Staff } from '@/provider/rules/actors'
import { type TransitionRejection, transitionRejection } from '@/provider/rules/bookings/staff-transitions'

export type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>

/** Locks the booking after its client, and returns it, or why the staff may not move it to this status. */
export async function lockForTransition(
  tx: Transaction,
  number: string,
  staff: Staff,
  to: BookingStatus,
): Promise<LockedBooking | TransitionRejection> {
  const row = await lockBooking(tx, number, staff.station)
  if (!row) return { why: 'not_found' }
  return transitionRejection(row, to, staff.at) ?? row
}
