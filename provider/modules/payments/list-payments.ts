import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { countAll } from '@/provider/db/count-all'
import type { Database } from '@/provider/db/database'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'
import { SEEN_TO } from '@/provider/rules/payments/refund-end'
import type { PaymentState } from '@/provider/rules/payments/transitions'

export const PAYMENT_FILTERS = ['quarantine', 'created', 'pending', 'held', 'succeeded', 'canceled', 'failed'] as const

export type PaymentFilter = {
  state?: (typeof PAYMENT_FILTERS)[number] | undefined
  booking?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}
export type OfficePayment = typeof payments.$inferSelect
export type OfficeRefund = typeof refunds.$inferSelect
export type OfficeReceipt = typeof receipts.$inferSelect

/** As the list numbers it, or as letters to the branch name it. */
export function whichPayment(station: string, id: string): SQL {
  const isRow = /^\d{1,15}$/.test(id)
  return sql`${eq(payments.station, station)} and ${isRow ? eq(payments.id, Number(id)) : eq(payments.publicId, id)}`
}

/** Gave up, and nobody has seen to it since. */
export const REFUND_LEFT = and(
  eq(refunds.state, 'canceled'),
  or(isNull(refunds.cancelReason), notInArray(refunds.cancelReason, [...SEEN_TO])),
)

export type PaymentListRepository = ReturnType<typeof createPaymentListRepository>

/** Money as the branch looks at it, the newest first. */
export function createPaymentListRepository(db: Database) {
  return {
    list: (station: string, { state, booking, from, to }: PaymentFilter, most: number) =>
      db
        .select({ ...getTableColumns(payments), all: countAll() })
        .from(payments)
        .where(
          and(
            eq(payments.station, station),
            state === undefined ? undefined : stateIs(state),
            booking === undefined ? undefined : and(eq(payments.purpose, 'booking'), eq(payments.number, booking)),
            from && to ? and(gte(payments.createdAt, from), lt(payments.createdAt, to)) : undefined,
          ),
        )
        .orderBy(desc(payments.createdAt), desc(payments.id))
        .limit(most),

    async find(station: string, id: string) {
      const [payment] = await db.select().from(payments).where(whichPayment(station, id))
      if (!payment) return null
      const [back, printed] = [
        await db.select().from(refunds).where(eq(refunds.paymentId, payment.id)).orderBy(asc(refunds.id)),
        await db.select().from(receipts).where(eq(receipts.paymentId, payment.id)).orderBy(asc(receipts.id)),
      ]
      return { payment, refunds: back, receipts: printed }
    },

    /** Refunds that did not leave. */
    refundsLeft: (station: string, most: number) =>
      db
        .select({ refund: refunds, payment: payments, all: countAll() })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(and(eq(payments.station, station), REFUND_LEFT))
        .orderBy(asc(refunds.id))
        .limit(most),

    /** Receipts that did not leave. */
    receiptsLeft: (station: string, most: number) =>
      db
        .select({ receipt: receipts, payment: payments, all: countAll() })
        .from(receipts)
        .innerJoin(payments, eq(payments.id, receipts.paymentId))
        .where(and(eq(payments.station, station), eq(receipts.state, 'canceled')))
        .orderBy(asc(receipts.id))
        .limit(most),

    async findRefund(station: string, id: number) {
      const [found] = await db
        .select({ refund: refunds, payment: payments })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(and(eq(payments.station, station), eq(refunds.id, id)))
      return found ?? null
    },

    /** Kopecks of the payment that went back through the gateway, as it is known here. */
    async sentBack(paymentId: number): Promise<number> {
      const [row] = await db
        .select({ backKop: sql<string>`coalesce(sum(${refunds.amountKop}), 0)` })
        .from(refunds)
        .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'succeeded')))
      return Number(row?.backKop ?? 0)
    },
  }
}

function stateIs(state: PaymentState | 'quarantine'): SQL {
  return state === 'quarantine' ? isNotNull(payments.quarantine) : eq(payments.state, state)
}
