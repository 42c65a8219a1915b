import { type SQL, sql } from 'drizzle-orm'
import { WAITING } from '@/provider/contract/rules/dates/waiting-time'
import { sqlList } from '@/provider/db/sql-list'

/**
 * A booking is live unless its hold ran out, swept or not.
 *
 * @param name of the bookings in the statement.
 */
export function activeBooking(now: Date, name: 'b' | 'bookings'): SQL {
  const bookings = sql.identifier(name)
  return sql`(${bookings}.status not in ${sqlList(WAITING)}
    or ${bookings}.hold_until > ${now.toISOString()}::timestamptz)`
}
