import { and, eq, inArray } from 'drizzle-orm'
import { claimDue, postpone, type Queue } from '@/provider/db/claim-due'
import type { Database } from '@/provider/db/database'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'
import { askAgainAt } from '@/provider/rules/gateway-retry'
import { UNDECIDED } from '@/provider/rules/payment-moves'

const QUEUE: Queue = { table: receipts, waiting: inArray(receipts.state, [...UNDECIDED]) }

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
      const ids = await claimDue(db, QUEUE, at)
      if (ids.length === 0) return []
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
        .where(inArray(receipts.id, ids))
      return rows.map(({ receipt, ...of }) => ({ ...receipt, ...of }))
    },

    async record(
      { id }: Pick<StoredReceipt, 'id'>,
      said: { gatewayId: string | null; state: 'pending' | 'succeeded' | 'canceled' },
      at: Date,
    ): Promise<void> {
      const endedAt = said.state === 'pending' ? null : at
      await db
        .update(receipts)
        .set({
          ...(said.gatewayId !== null && { gatewayId: said.gatewayId }),
          state: said.state,
          attempts: 0,
          nextAt: askAgainAt(at),
          endedAt,
        })
        .where(and(eq(receipts.id, id), QUEUE.waiting))
    },

    postpone: ({ id }: Pick<StoredReceipt, 'id'>, nextAt: Date) => postpone(db, QUEUE, id, nextAt),
  }
}
