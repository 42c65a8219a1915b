import { type SQL, sql } from 'drizzle-orm'
import { WAITING } from '@/provider/contract/rules/bookings/waiting-statuses'
import { sqlList } from '@/provider/db/sql/sql-list'

/**
 * Returns the condition that a booking is active, that is, its hold has not run out; the job need not have moved it to
 * `expired` yet.
 *
 * @param name of the bookings in the statement
 */
export function activeBooking(now: Date, name: 'b' | 'bookings'): SQL {
  const bookings = sql.identifier(name)
  return sql`(${bookings}.status not in ${sqlList(WAITING)}
    or ${bookings}.hold_until > ${now.toISOString()}::timestamptz)`
}
