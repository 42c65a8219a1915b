import { eq } from 'drizzle-orm'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import { staffOf } from '@/provider/rules/actors'
import { isProved } from '@/provider/rules/bookings/is-proved'
import { statusAt } from '@/provider/rules/bookings/transitions'
import type { StaffDeps, StaffRequest } from './staff-deps'

export type ProofRejection = { why: 'not_found' | 'over' | 'proved' }

/** Records that the branch called the driver's phone, and that the booking is the driver's. */
export async function proveBooking(
  { db, settings, now }: StaffDeps,
  { number, operator }: StaffRequest,
): Promise<ProofRejection | { why: null }> {
  const staff = staffOf(settings, operator, now())
  return retryTransaction(db, async (tx) => {
    const row = await lockBooking(tx, number, staff.station)
    if (!row) return { why: 'not_found' }
    const status = statusAt(row, staff.at)
    if (!isWaiting(status) && status !== 'confirmed') return { why: 'over' }
    if (isProved(row)) return { why: 'proved' }
    await tx.update(bookings).set({ provedBy: 'branch' }).where(eq(bookings.id, row.id))
    await recordAction(tx, staff, 'booking.prove', row.id, {})
    return { why: null }
  })
}
