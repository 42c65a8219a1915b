import { asc, inArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { depositHolds } from '@/provider/db/schema/deposits'

export type DepositHold = typeof depositHolds.$inferSelect

/** The cards on which the deposits of these bookings were blocked, the first one first. */
export async function listDepositHolds(db: Pick<Database, 'select'>, bookingIds: number[]): Promise<DepositHold[]> {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(depositHolds)
    .where(inArray(depositHolds.bookingId, bookingIds))
    .orderBy(asc(depositHolds.heldAt), asc(depositHolds.id))
}
