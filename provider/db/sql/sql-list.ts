import { type SQL, sql } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'

/** Returns `('held', …)` as literals: with parameters the planner could not use a partial index. */
export function sqlList(statuses: readonly BookingStatus[]): SQL {
  return sql.raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`)
}
