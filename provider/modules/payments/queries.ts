import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { payments, type receipts, refunds } from '@/provider/db/schema/payments'
import type { GatewayRefund } from '@/provider/gateway/payment-gateway'
import { refundName } from '@/provider/modules/payments/rules/lost-refund'

type DatabaseReader = Pick<Database, 'select'>

export type StoredPayment = typeof payments.$inferSelect
export type StoredRefund = typeof refunds.$inferSelect
export type StoredReceipt = typeof receipts.$inferSelect

/** Returns the payment with this public id, or null. */
export async function findPayment(db: DatabaseReader, publicId: string): Promise<StoredPayment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.publicId, publicId))
  return row ?? null
}

/** Returns the payment with this id at the gateway, or null. */
export async function findPaymentByGatewayId(db: DatabaseReader, gatewayId: string): Promise<StoredPayment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.gatewayId, gatewayId))
  return row ?? null
}

/** Returns the refund with this id at the gateway, or null. */
export async function findRefundByGatewayId(db: DatabaseReader, gatewayId: string): Promise<StoredRefund | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.gatewayId, gatewayId))
  return row ?? null
}

/** Returns the payment of a refund. */
export async function findRefundedPayment(
  db: DatabaseReader,
  { paymentId }: StoredRefund,
): Promise<StoredPayment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId))
  return row ?? null
}

/** Returns the refund that was sent without an answer: the one of this name, or, without a name, any of this amount. */
export async function findUnansweredRefund(
  db: DatabaseReader,
  paymentId: number,
  { amountKop, metadata }: Pick<GatewayRefund, 'amountKop' | 'metadata'>,
): Promise<StoredRefund | null> {
  const { paymentId: ofPayment, amountKop: sum, state, gatewayId } = refunds
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(ofPayment, paymentId), eq(sum, amountKop), eq(state, 'created'), isNull(gatewayId)))
    .orderBy(refunds.id)
  const name = metadata.refund
  return rows.find(({ id }) => name === undefined || name === refundName(id).refund) ?? null
}

/** Returns the gateway's ids of the payment's refunds that are stored here. */
export async function listRefundGatewayIds(db: DatabaseReader, payment: number): Promise<Set<string>> {
  const { paymentId, gatewayId } = refunds
  const rows = await db
    .select({ gatewayId })
    .from(refunds)
    .where(and(eq(paymentId, payment), isNotNull(gatewayId)))
  return new Set(rows.flatMap(({ gatewayId }) => gatewayId ?? []))
}
