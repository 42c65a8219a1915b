import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { payments } from '@/provider/db/schema/payments'
import { isLive, LIVE } from '@/provider/rules/payments/transitions'
import type { StoredPayment } from './queries'

/** Claims the next call to the gateway for this request. Returns false when another request has called since `before`. */
export async function claimPayment(
  db: Database,
  { id, state }: StoredPayment,
  { before, at }: { before: Date; at: Date },
): Promise<boolean> {
  if (!isLive(state)) return false
  const { rowCount } = await db
    .update(payments)
    .set({ askedAt: at })
    .where(
      and(
        eq(payments.id, id),
        isNull(payments.quarantine),
        or(isNull(payments.askedAt), lte(payments.askedAt, before)),
      ),
    )
  return rowCount === 1
}

/** Makes the payment due for the next run of the reconciler. */
export async function makePaymentDue(db: Database, { id }: StoredPayment, at: Date): Promise<void> {
  await db
    .update(payments)
    .set({ nextAt: at })
    .where(and(eq(payments.id, id), inArray(payments.state, [...LIVE])))
}
