import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'
import { LEASE_SECONDS, ROWS_AT_ONCE } from '@/provider/modules/payments/rules/gateway-retry'
import { LIVE, UNDECIDED } from '@/provider/rules/payments/transitions'
import type { PaymentReference } from './enqueue-payment'
import type { StoredPayment, StoredReceipt, StoredRefund } from './queries'

/** Rows that wait for the gateway, each until its `next_at`. */
type Queue = { table: typeof payments | typeof refunds | typeof receipts; waiting: SQL }

export const PAYMENT_QUEUE: Queue = {
  table: payments,
  waiting: sql`${inArray(payments.state, [...LIVE])} and ${isNull(payments.quarantine)}`,
}
export const REFUND_QUEUE: Queue = { table: refunds, waiting: inArray(refunds.state, [...UNDECIDED]) }
export const RECEIPT_QUEUE: Queue = { table: receipts, waiting: inArray(receipts.state, [...UNDECIDED]) }

const { publicId, station, purpose, number } = payments
const PAYABLE = { publicId, station, purpose, number }

/** A receipt with its payer and what it is for; the ids are the gateway's. */
export type DueReceipt = StoredReceipt & {
  paymentGatewayId: string | null
  refundGatewayId: string | null
  payerPhone: string | null
  payerEmail: string | null
  payable: PaymentReference
}

/** Claims payments that are due, for this worker alone as long as the lease lasts. */
export async function claimDuePayments(db: Database, at: Date): Promise<StoredPayment[]> {
  const ids = await claimDueRows(db, PAYMENT_QUEUE, at)
  if (ids.length === 0) return []
  return db.update(payments).set({ askedAt: at }).where(inArray(payments.id, ids)).returning()
}

/** Claims refunds that are due, with their payments, for this worker alone as long as the lease lasts. */
export async function claimDueRefunds(
  db: Database,
  at: Date,
): Promise<{ refund: StoredRefund; payment: StoredPayment }[]> {
  const ids = await claimDueRows(db, REFUND_QUEUE, at)
  if (ids.length === 0) return []
  return db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.id, ids))
}

/** Claims receipts that are due, for this worker alone as long as the lease lasts. */
export async function claimDueReceipts(db: Database, at: Date): Promise<DueReceipt[]> {
  const ids = await claimDueRows(db, RECEIPT_QUEUE, at)
  if (ids.length === 0) return []
  const rows = await db
    .select({
      receipt: receipts,
      paymentGatewayId: payments.gatewayId,
      refundGatewayId: refunds.gatewayId,
      payerPhone: payments.payerPhone,
      payerEmail: payments.payerEmail,
      payable: PAYABLE,
    })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(refunds, eq(refunds.id, receipts.refundId))
    .where(inArray(receipts.id, ids))
  return rows.map(({ receipt, ...payer }) => ({ ...receipt, ...payer }))
}

/** Returns the ids of rows that are due. */
async function claimDueRows(db: Pick<Database, 'execute'>, { table, waiting }: Queue, at: Date): Promise<number[]> {
  const now = sql`${at.toISOString()}::timestamptz`
  // A part of its own, which is read once: a plan may run a subquery again for each row, past its limit.
  const { rows } = await db.execute<{ id: string }>(sql`
    with due as (
      select id from ${table} where ${waiting} and next_at <= ${now}
      order by next_at limit ${ROWS_AT_ONCE} for update skip locked)
    update ${table} set next_at = ${now} + make_interval(secs => ${LEASE_SECONDS})
    where id in (select id from due)
    returning id`)
  return rows.map(({ id }) => Number(id))
}

/** Counts an attempt without an answer of the gateway; the next one is due at `nextAt`. */
export async function postpone(
  db: Pick<Database, 'execute'>,
  { table, waiting }: Queue,
  { id }: { id: number },
  nextAt: Date,
): Promise<void> {
  await db.execute(sql`
    update ${table} set attempts = attempts + 1, next_at = ${nextAt.toISOString()}::timestamptz
    where id = ${id} and ${waiting}`)
}
