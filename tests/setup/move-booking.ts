import { sql } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Database } from '@/provider/db/database'

/** Moves a booking on, as the branch or time does. */
export async function moveBooking(
  db: Pick<Database, 'execute'>,
  number: string,
  status: BookingStatus,
  at: Date,
): Promise<void> {
  await db.execute(sql`
    with moved as (update bookings set status = ${status}::booking_status where number = ${number} returning id)
    insert into booking_status_history (booking_id, status, actor, at)
    select id, ${status}::booking_status, 'branch', ${at.toISOString()}::timestamptz from moved`)
}
