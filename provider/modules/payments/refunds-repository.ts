import { and, eq, inArray } from 'drizzle-orm'
import { claimDue, postpone, type Queue } from '@/provider/db/claim-due'
import type { Database } from '@/provider/db/database'
import { lockOwner } from '@/provider/db/lock-client'
import { retryTransaction } from '@/provider/db/retry-transaction'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'
import { tellRefunded } from '@/provider/db/tell-booking'
import type { GatewayRefund } from '@/provider/gateway/payment-gateway'
import { askAgainAt } from '@/provider/rules/gateway-retry'
import { UNDECIDED } from '@/provider/rules/payment-moves'
import { type Fiscal, receiptLine } from '@/provider/rules/receipt-lines'
import type { StoredPayment, StoredRefund } from './repository'

const QUEUE: Queue = { table: refunds, waiting: inArray(refunds.state, [...UNDECIDED]) }

export type RefundsRepository = ReturnType<typeof createRefundsRepository>

export function createRefundsRepository(db: Database) {
  return {
    /** Refunds that are due, with their payments, for this worker alone as long as the lease lasts. */
    async claimDue(at: Date): Promise<{ refund: StoredRefund; payment: StoredPayment }[]> {
      const ids = await claimDue(db, QUEUE, at)
      if (ids.length === 0) return []
      return db
        .select({ refund: refunds, payment: payments })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(inArray(refunds.id, ids))
    },

    async findByGatewayId(gatewayId: string): Promise<StoredRefund | null> {
      const [row] = await db.select().from(refunds).where(eq(refunds.gatewayId, gatewayId))
      return row ?? null
    },

    async findPayment({ paymentId }: StoredRefund): Promise<StoredPayment | null> {
      const [row] = await db.select().from(payments).where(eq(payments.id, paymentId))
      return row ?? null
    },

    /** What the gateway said of it, once; a refund that left gets its receipt. @returns whether it ended with this */
    async record(
      { id }: StoredRefund,
      payment: StoredPayment,
      said: GatewayRefund,
      fiscal: Fiscal,
      at: Date,
    ): Promise<boolean> {
      return retryTransaction(db, async (tx) => {
        const { bookingId } = payment
        if (bookingId !== null) await lockOwner(tx, bookingId)
        const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
        if (!row || row.state === 'succeeded' || row.state === 'canceled') return false
        const isEnd = said.status !== 'pending'
        const { cancelReason, status: state } = said
        await tx
          .update(refunds)
          .set({
            gatewayId: said.id,
            state,
            cancelReason,
            attempts: 0,
            nextAt: askAgainAt(at),
            endedAt: isEnd ? at : null,
          })
          .where(eq(refunds.id, id))
        if (state === 'succeeded') {
          const lines = [receiptLine({ ...payment, amountKop: row.amountKop }, 'refund', fiscal)]
          const receipt = { kind: 'refund' as const, paymentId: payment.id, refundId: id, amountKop: row.amountKop }
          await tx.insert(receipts).values({ ...receipt, lines, nextAt: at, createdAt: at })
          const { amountKop: refundKop, reason } = row
          if (bookingId !== null) await tellRefunded(tx, { bookingId, refundId: id, refundKop, reason, at })
        }
        return isEnd
      })
    },

    /** The gateway says no: the branch must give it back by hand. */
    async refuse({ id }: StoredRefund, why: string, at: Date): Promise<void> {
      await db
        .update(refunds)
        .set({ state: 'canceled', cancelReason: why, endedAt: at })
        .where(and(eq(refunds.id, id), QUEUE.waiting))
    },

    postpone: ({ id }: StoredRefund, nextAt: Date) => postpone(db, QUEUE, id, nextAt),
  }
}
