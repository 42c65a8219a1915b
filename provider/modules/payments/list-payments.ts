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
import { stationDay } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'
import { countAll } from '@/provider/db/sql/count-all'
import { REFUND_ENDS } from '@/provider/rules/payments/refund-end'
import type { PaymentState } from '@/provider/rules/payments/transitions'

export const PAYMENT_FILTERS = ['quarantine', 'created', 'pending', 'held', 'succeeded', 'canceled', 'failed'] as const

/** `day`: `YYYY-MM-DD` at the branch, on which the payment was started. */
type PaymentFilter = {
  state?: (typeof PAYMENT_FILTERS)[number] | undefined
  booking?: string | undefined
  day?: string | undefined
}

type Deps = { db: Database; station: string; timeZone: string }
type ReadDeps = { db: Pick<Database, 'select'>; station: string }

/** Finds a payment of the branch by its number in the list, or by its public id in a notification to the branch. */
export function paymentCondition(station: string, id: string): SQL {
  const isRow = /^\d{1,15}$/.test(id)
  return sql`${eq(payments.station, station)} and ${isRow ? eq(payments.id, Number(id)) : eq(payments.publicId, id)}`
}

/** Refunds that did not leave and are not corrected since. */
export const UNSENT_REFUND = and(
  eq(refunds.state, 'canceled'),
  or(isNull(refunds.cancelReason), notInArray(refunds.cancelReason, [...REFUND_ENDS])),
)

/** Returns online payments, the newest first. */
export async function listPayments(
  { db, station, timeZone }: Deps,
  { state, booking, day }: PaymentFilter,
  limit: number,
) {
  const range = day === undefined ? null : stationDay(day, timeZone)
  return db
    .select({ ...getTableColumns(payments), all: countAll() })
    .from(payments)
    .where(
      and(
        eq(payments.station, station),
        state === undefined ? undefined : stateIs(state),
        booking === undefined ? undefined : and(eq(payments.purpose, 'booking'), eq(payments.number, booking)),
        range ? and(gte(payments.createdAt, range.from), lt(payments.createdAt, range.to)) : undefined,
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
}

/** Returns a payment with its refunds and receipts, or null. */
export async function findStaffPayment({ db, station }: ReadDeps, id: string) {
  const [payment] = await db.select().from(payments).where(paymentCondition(station, id))
  if (!payment) return null
  const [paymentRefunds, paymentReceipts] = [
    await db.select().from(refunds).where(eq(refunds.paymentId, payment.id)).orderBy(asc(refunds.id)),
    await db.select().from(receipts).where(eq(receipts.paymentId, payment.id)).orderBy(asc(receipts.id)),
  ]
  return { payment, refunds: paymentRefunds, receipts: paymentReceipts }
}

/** Returns refunds that did not leave. */
export async function listUnsentRefunds({ db, station }: ReadDeps, limit: number) {
  return db
    .select({ refund: refunds, payment: payments, all: countAll() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.station, station), UNSENT_REFUND))
    .orderBy(asc(refunds.id))
    .limit(limit)
}

/** Returns receipts that did not leave. */
export async function listUnsentReceipts({ db, station }: ReadDeps, limit: number) {
  return db
    .select({ receipt: receipts, payment: payments, all: countAll() })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(and(eq(payments.station, station), eq(receipts.state, 'canceled')))
    .orderBy(asc(receipts.id))
    .limit(limit)
}

/** Returns a refund of the branch with its payment, or null. */
export async function findRefund({ db, station }: ReadDeps, id: number) {
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.station, station), eq(refunds.id, id)))
  return row ?? null
}

/** Sums the kopecks of the payment that, as far as is stored here, went back through the gateway. */
export async function sumSentRefunds(db: Pick<Database, 'select'>, paymentId: number): Promise<number> {
  const [row] = await db
    .select({ backKop: sql<string>`coalesce(sum(${refunds.amountKop}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'succeeded')))
  return Number(row?.backKop ?? 0)
}

function stateIs(state: PaymentState | 'quarantine'): SQL {
  return state === 'quarantine' ? isNotNull(payments.quarantine) : eq(payments.state, state)
}
