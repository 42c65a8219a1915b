import { subHours } from 'date-fns'
import { and, count, gt, type SQL } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import type { callbacks } from '@/provider/db/schema/callback'
import type { messages } from '@/provider/db/schema/contacts'
import type { extensionRequests } from '@/provider/db/schema/extensions'
import type { partnerRequests } from '@/provider/db/schema/partners'
import type { transferOrders } from '@/provider/db/schema/transfers'

const LIMIT_HOURS = 24

type DailyLimit = {
  table: typeof callbacks | typeof messages | typeof partnerRequests | typeof transferOrders | typeof extensionRequests
  ofPerson: SQL | undefined
  max: number
}

/**
 * Returns whether a person has requests left within the hours of the limit. What is counted must be locked, so that of two
 * requests at once the second sees the first.
 */
export async function hasRequestsLeft(
  tx: Transaction,
  { table, ofPerson, max }: DailyLimit,
  at: Date,
): Promise<boolean> {
  const [stored] = await tx
    .select({ rows: count() })
    .from(table)
    .where(and(ofPerson, gt(table.createdAt, subHours(at, LIMIT_HOURS))))
  return (stored?.rows ?? 0) < max
}
