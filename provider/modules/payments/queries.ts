import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { payments, type refunds } from '@/provider/db/schema/payments'
import { claimDue, postpone, type Queue } from '@/provider/modules/payments/claim-due'
import { enqueueMoneyTrouble } from '@/provider/records/notifications/enqueue-payment'
import { eraseOldPayers, erasePayers } from '@/provider/records/payments/erase-payers'
import { isLive, LIVE } from '@/provider/rules/payments/transitions'
import { findAround } from './payment-context'

export type StoredPayment = typeof payments.$inferSelect
export type StoredRefund = typeof refunds.$inferSelect

const QUEUE: Queue = {
  table: payments,
  waiting: sql`${inArray(payments.state, [...LIVE])} and ${isNull(payments.quarantine)}`,
}

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>

export function createPaymentsRepository(db: Database) {
  return {
    async find(publicId: string): Promise<StoredPayment | null> {
      const [row] = await db.select().from(payments).where(eq(payments.publicId, publicId))
      return row ?? null
    },

    async findByGatewayId(gatewayId: string): Promise<StoredPayment | null> {
      const [row] = await db.select().from(payments).where(eq(payments.gatewayId, gatewayId))
      return row ?? null
    },

    findAround: (payment: StoredPayment) => findAround(db, payment),

    /** For this caller alone, unless somebody has asked the gateway since `before`. @returns whether it is his to ask */
    async claim({ id, state }: StoredPayment, before: Date, at: Date): Promise<boolean> {
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
    },

    /** Payments that are due, for this worker alone as long as the lease lasts. */
    async claimDue(at: Date): Promise<StoredPayment[]> {
      const ids = await claimDue(db, QUEUE, at)
      if (ids.length === 0) return []
      return db.update(payments).set({ askedAt: at }).where(inArray(payments.id, ids)).returning()
    },

    /** The reconciler's next turn asks for it. */
    async askSoon({ id }: Pick<StoredPayment, 'id'>, at: Date): Promise<void> {
      await db
        .update(payments)
        .set({ nextAt: at })
        .where(and(eq(payments.id, id), inArray(payments.state, [...LIVE])))
    },

    postpone: ({ id }: Pick<StoredPayment, 'id'>, nextAt: Date) => postpone(db, QUEUE, id, nextAt),

    /** Somebody must look at it; nothing moves until then. @returns false when somebody has been told already. */
    async quarantine(payment: StoredPayment, told: { why: string; branchEmail: string; at: Date }): Promise<boolean> {
      return db.transaction(async (tx) => {
        const { rowCount } = await tx
          .update(payments)
          .set({ quarantine: told.why })
          .where(and(eq(payments.id, payment.id), isNull(payments.quarantine)))
        if (rowCount === 0) return false
        await enqueueMoneyTrouble(tx, 'payment_attention', payment, { ...told, amountKop: payment.amountKop })
        return true
      })
    },

    async erasePayers(at: Date): Promise<void> {
      await erasePayers(db)
      await eraseOldPayers(db, at)
    },
  }
}
