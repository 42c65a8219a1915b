import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'

/** Returns why the branch cancelled a booking, in its own words; '' when it gave no reason. */
export async function readBranchReason(db: Database, station: string, number: string): Promise<string> {
  const [row] = await db
    .select({ reason: bookingStatusHistory.reason })
    .from(bookingStatusHistory)
    .innerJoin(bookings, eq(bookings.id, bookingStatusHistory.bookingId))
    .where(
      and(
        eq(bookings.number, number),
        eq(bookings.station, station),
        eq(bookingStatusHistory.status, 'cancelled_branch'),
      ),
    )
    .orderBy(desc(bookingStatusHistory.id))
    .limit(1)
  return row?.reason ?? ''
}
