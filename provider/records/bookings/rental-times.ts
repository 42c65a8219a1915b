import { inArray, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Database } from '@/provider/db/database'
import { bookingStatusHistory } from '@/provider/db/schema/bookings'
import { sqlList } from '@/provider/db/sql/sql-list'

/** `heldAt`: when the car was handed out; `backAt`: when it came back or the booking came to nothing; null: not yet. */
export type RentalTimes = { heldAt: Date | null; backAt: Date | null }

const ENDS = ['completed', 'no_show', 'expired', 'cancelled_client', 'cancelled_branch'] as const

/** Returns the times by the id of the booking; one without a transition is left out. */
export async function rentalTimes(
  db: Pick<Database, 'select'>,
  bookingIds: number[],
): Promise<Map<number, RentalTimes>> {
  if (bookingIds.length === 0) return new Map()
  const { bookingId } = bookingStatusHistory
  const rows = await db
    .select({ bookingId, heldAt: lastAt(['active']), backAt: lastAt(ENDS) })
    .from(bookingStatusHistory)
    .where(inArray(bookingId, bookingIds))
    .groupBy(bookingId)
  return new Map(rows.map((row) => [row.bookingId, { heldAt: dateOf(row.heldAt), backAt: dateOf(row.backAt) }]))
}

function lastAt(statuses: readonly BookingStatus[]): SQL<string | null> {
  const { at, status } = bookingStatusHistory
  return sql`max(${at}) filter (where ${status} in ${sqlList(statuses)})`
}

/** The driver returns an aggregate of timestamps as text. */
function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
