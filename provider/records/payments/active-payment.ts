import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { payments } from '@/provider/db/schema/payments'
import type { PayablePurpose } from '@/provider/rules/payments/payable-sums'
import { LIVE } from '@/provider/rules/payments/transitions'

const COLUMN = { booking: payments.bookingId, fine: payments.fineId, damage: payments.damageId } satisfies Record<
  PayablePurpose,
  unknown
>

/** Returns the payment of a payable that is not decided yet; an index allows only one (migration 0110). `id`: its public id. */
export async function findActivePayment(
  db: Pick<Database, 'select'>,
  purpose: PayablePurpose,
  payableId: number,
): Promise<{ id: string; amountKop: number } | null> {
  const [active] = await db
    .select({ id: payments.publicId, amountKop: payments.amountKop })
    .from(payments)
    .where(and(eq(COLUMN[purpose], payableId), inArray(payments.state, [...LIVE])))
  return active ?? null
}
