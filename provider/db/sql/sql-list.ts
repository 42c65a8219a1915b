import { type SQL, sql } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'

/** `('held', …)` as literals: with parameters the planner could not see that a partial index answers the question. */
export function sqlList(statuses: readonly BookingStatus[]): SQL {
  return sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`)
}
