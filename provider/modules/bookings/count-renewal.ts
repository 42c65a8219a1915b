import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { FailureError } from '@/provider/failure-error'

/**
 * Counts one more renewal of a hold. A hold that ran out counts as well: the booking that repeats it takes its count over.
 *
 * @returns how many there are now
 * @throws {FailureError} `renewals_used_up`
 */
export async function countRenewal(
  tx: Transaction,
  { bookingId, maxHoldRenewals }: { bookingId: number; maxHoldRenewals: number },
): Promise<number> {
  const [row] = await tx
    .update(bookings)
    .set({ renewals: sql`${bookings.renewals} + 1` })
    .where(and(eq(bookings.id, bookingId), lt(bookings.renewals, maxHoldRenewals)))
    .returning({ renewals: bookings.renewals })
  if (row) return row.renewals
  throw new FailureError('renewals_used_up', 'The hold was renewed as often as it may be.', {
    details: { maxHoldRenewals },
  })
}
