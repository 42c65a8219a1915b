import { and, eq, inArray } from 'drizzle-orm'
import { LIVE } from '@/provider/rules/payment-moves'
import type { Database } from './database'
import { payments } from './schema/payments'

/** Whether an online payment for this booking is not decided yet. */
export async function hasLivePayment(db: Pick<Database, 'select'>, bookingId: number): Promise<boolean> {
  const [live] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), inArray(payments.state, [...LIVE])))
    .limit(1)
  return live !== undefined
}
