import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'
import { claimDue, postpone, type Queue } from '@/provider/modules/payments/claim-due'
import { askAgainAt } from '@/provider/modules/payments/rules/gateway-retry'
import { enqueueMoneyTrouble, type LockedPayable } from '@/provider/records/notifications/enqueue-payment'
import { UNDECIDED } from '@/provider/rules/payments/transitions'

const QUEUE: Queue = { table: receipts, waiting: inArray(receipts.state, [...UNDECIDED]) }

const { publicId, station, purpose, number } = payments
const PAID_FOR = { publicId, station, purpose, number }

export type StoredReceipt = typeof receipts.$inferSelect
/** A receipt with who gets it and what it is for; the ids are the gateway's. */
export type DueReceipt = StoredReceipt & {
  paymentGatewayId: string | null
  refundGatewayId: string | null
  payerPhone: string | null
  payerEmail: string | null
  paidFor: LockedPayable
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
          paidFor: PAID_FOR,
        })
        .from(receipts)
        .innerJoin(payments, eq(payments.id, receipts.paymentId))
        .leftJoin(refunds, eq(refunds.id, receipts.refundId))
        .where(inArray(receipts.id, ids))
      return rows.map(({ receipt, ...of }) => ({ ...receipt, ...of }))
    },

    async record(
      { id }: Pick<StoredReceipt, 'id'>,
      said: { gatewayId: string; state: 'pending' | 'succeeded' },
      at: Date,
    ): Promise<void> {
      const endedAt = said.state === 'pending' ? null : at
      await db
        .update(receipts)
        .set({
          ...said,
          attempts: 0,
          nextAt: askAgainAt(at),
          endedAt,
        })
        .where(and(eq(receipts.id, id), QUEUE.waiting))
    },

    /** It will not leave: the branch must print it by hand. */
    async fail(
      { id, gatewayId, amountKop, paidFor }: DueReceipt,
      { why, branchEmail, at }: { why: string; branchEmail: string; at: Date },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const { rowCount } = await tx
          .update(receipts)
          .set({ gatewayId, state: 'canceled', endedAt: at })
          .where(and(eq(receipts.id, id), QUEUE.waiting))
        if (rowCount === 0) return
        await enqueueMoneyTrouble(tx, 'receipt_failed', paidFor, { amountKop, of: id, why, branchEmail, at })
      })
    },

    postpone: ({ id }: Pick<StoredReceipt, 'id'>, nextAt: Date) => postpone(db, QUEUE, id, nextAt),
  }
}
