import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { payments, refunds } from '@/provider/db/schema/payments'
import { splitRefund } from '@/provider/rules/payments/split-refund'
import type { RefundReason } from '@/provider/rules/payments/transitions'

type NewRefund = { paymentId: number; amountKop: number; reason: RefundReason; at: Date }

/** Promises money back, in the transaction of what it is promised for; the gateway is asked afterwards, until it answers. */
export async function refundPayment(tx: Transaction, { paymentId, amountKop, reason, at }: NewRefund): Promise<void> {
  await tx.insert(refunds).values({ paymentId, amountKop, reason, nextAt: at, createdAt: at })
}

/**
 * Gives back what was paid online for a booking, the newest payment first. The booking must be locked.
 *
 * @returns how much goes back so; the rest was paid at the branch, and comes back there.
 */
export async function refundBooking(
  tx: Transaction,
  { bookingId, amountKop, reason, at }: Omit<NewRefund, 'paymentId'> & { bookingId: number },
): Promise<number> {
  if (amountKop === 0) return 0
  const paid = await tx
    .select({ id: payments.id, amountKop: payments.amountKop })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'succeeded')))
    .orderBy(desc(payments.id))
    .for('no key update')
  const back = await backOf(
    tx,
    paid.map(({ id }) => id),
  )
  const left = paid.map(({ id, amountKop }) => ({ id, leftKop: amountKop - (back.get(id) ?? 0) }))
  const parts = splitRefund(left, amountKop)
  for (const part of parts) await refundPayment(tx, { paymentId: part.id, amountKop: part.amountKop, reason, at })
  return parts.reduce((sum, part) => sum + part.amountKop, 0)
}

/** What the gateway refused goes back by hand: it is gone unless another one took its place (0036). */
async function backOf(tx: Transaction, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ paymentId: refunds.paymentId, backKop: sql<string>`sum(${refunds.amountKop})` })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, ids), sql`${refunds.cancelReason} is distinct from 'replaced'`))
    .groupBy(refunds.paymentId)
  return new Map(rows.map(({ paymentId, backKop }) => [paymentId, Number(backKop)]))
}
