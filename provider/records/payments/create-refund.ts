import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { payments, refunds } from '@/provider/db/schema/payments'
import { splitRefund } from '@/provider/rules/payments/split-refund'
import type { RefundReason } from '@/provider/rules/payments/transitions'

type NewRefund = { paymentId: number; amountKop: number; reason: RefundReason; at: Date }

/** Queues a refund in the transaction of its cause; the gateway is called afterwards, until it answers. */
export async function refundPayment(tx: Transaction, { paymentId, amountKop, reason, at }: NewRefund): Promise<void> {
  await tx.insert(refunds).values({ paymentId, amountKop, reason, nextAt: at, createdAt: at })
}

/**
 * Queues refunds of what was paid online for a booking, the newest payment first, and returns their sum; the rest was paid
 * at the branch and goes back there. The booking must be locked.
 */
export async function refundBooking(
  tx: Transaction,
  { bookingId, amountKop, reason, at }: Omit<NewRefund, 'paymentId'> & { bookingId: number },
): Promise<number> {
  if (amountKop === 0) return 0
  const bookingPayments = await tx
    .select({ id: payments.id, amountKop: payments.amountKop })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'succeeded')))
    .orderBy(desc(payments.id))
    .for('no key update')
  const refundedKop = await sumRefundsByPayment(
    tx,
    bookingPayments.map(({ id }) => id),
  )
  const left = bookingPayments.map(({ id, amountKop }) => ({ id, leftKop: amountKop - (refundedKop.get(id) ?? 0) }))
  const shares = splitRefund(left, amountKop)
  for (const share of shares) await refundPayment(tx, { paymentId: share.id, amountKop: share.amountKop, reason, at })
  return shares.reduce((sum, share) => sum + share.amountKop, 0)
}

/** A refund that the gateway rejected counts too, because it goes back by hand; a replaced one does not (migration 0110). */
async function sumRefundsByPayment(tx: Transaction, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ paymentId: refunds.paymentId, backKop: sql<string>`sum(${refunds.amountKop})` })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, ids), sql`${refunds.cancelReason} is distinct from 'replaced'`))
    .groupBy(refunds.paymentId)
  return new Map(rows.map(({ paymentId, backKop }) => [paymentId, Number(backKop)]))
}
