import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'

const AT_ONCE = 50
const LEASE_SECONDS = 60
const WAITING = ['created', 'pending'] as const

export type StoredReceipt = typeof receipts.$inferSelect
/** A receipt with who gets it and what it is for; the ids are the gateway's. */
export type DueReceipt = StoredReceipt & {
  paymentGatewayId: string | null
  refundGatewayId: string | null
  payerPhone: string | null
  payerEmail: string | null
}

export type ReceiptsRepository = ReturnType<typeof createReceiptsRepository>

export function createReceiptsRepository(db: Database) {
  return {
    /** Receipts that are due, for this worker alone as long as the lease lasts. */
    async claimDue(at: Date): Promise<DueReceipt[]> {
      const due = db
        .select({ id: receipts.id })
        .from(receipts)
        .where(and(inArray(receipts.state, [...WAITING]), lte(receipts.nextAt, at)))
        .orderBy(receipts.nextAt)
        .limit(AT_ONCE)
        .for('update', { skipLocked: true })
      const claimed = await db
        .update(receipts)
        .set({ nextAt: sql`${at.toISOString()}::timestamptz + make_interval(secs => ${LEASE_SECONDS})` })
        .where(inArray(receipts.id, due))
        .returning({ id: receipts.id })
      if (claimed.length === 0) return []
      const rows = await db
        .select({
          receipt: receipts,
          paymentGatewayId: payments.gatewayId,
          refundGatewayId: refunds.gatewayId,
          payerPhone: payments.payerPhone,
          payerEmail: payments.payerEmail,
        })
        .from(receipts)
        .innerJoin(payments, eq(payments.id, receipts.paymentId))
        .leftJoin(refunds, eq(refunds.id, receipts.refundId))
        .where(
          inArray(
            receipts.id,
            claimed.map(({ id }) => id),
          ),
        )
      return rows.map(({ receipt, ...of }) => ({ ...receipt, ...of }))
    },

    async record(
      { id }: Pick<StoredReceipt, 'id'>,
      said: { gatewayId: string | null; state: 'pending' | 'succeeded' | 'canceled' },
      at: Date,
      nextAt: Date,
    ): Promise<void> {
      const endedAt = said.state === 'pending' ? null : at
      await db
        .update(receipts)
        .set({
          ...(said.gatewayId !== null && { gatewayId: said.gatewayId }),
          state: said.state,
          attempts: 0,
          nextAt,
          endedAt,
        })
        .where(and(eq(receipts.id, id), inArray(receipts.state, [...WAITING])))
    },

    async postpone({ id }: Pick<StoredReceipt, 'id'>, nextAt: Date): Promise<void> {
      await db
        .update(receipts)
        .set({ attempts: sql`${receipts.attempts} + 1`, nextAt })
        .where(and(eq(receipts.id, id), inArray(receipts.state, [...WAITING])))
    },
  }
}
