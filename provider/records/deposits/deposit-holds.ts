import { asc, inArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { depositHolds } from '@/provider/db/schema/deposits'

export type DepositHold = typeof depositHolds.$inferSelect

/** Lists the holds of the deposits of these bookings, the oldest first. */
export async function listDepositHolds(db: Pick<Database, 'select'>, bookingIds: number[]): Promise<DepositHold[]> {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(depositHolds)
    .where(inArray(depositHolds.bookingId, bookingIds))
    .orderBy(asc(depositHolds.heldAt), asc(depositHolds.id))
}
