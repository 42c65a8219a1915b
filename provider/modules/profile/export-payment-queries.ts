import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'
import { isDisplayedRefund } from '@/provider/records/payments/booking-payments'

/**
 * Lists the online payments for a client's bookings, fines and damages, with their refunds and receipts. The payer is left
 * out: he may be another person. A payment for "other" names no client.
 */
export async function listOwnPayments(db: Database, clientId: number) {
  const { publicId, purpose, number, amountKop, currency, state, method, cardLast4 } = payments
  const { cancelReason, createdAt, endedAt } = payments
  const rows = await db
    .select({
      ...{ rowId: payments.id, id: publicId, purpose, number, amountKop, currency, state, method, cardLast4 },
      ...{ cancelReason, createdAt, endedAt },
    })
    .from(payments)
    .where(eq(payments.clientId, clientId))
    .orderBy(desc(payments.id))
  const ids = rows.map(({ rowId }) => rowId)
  const [refundRows, receiptRows] = await Promise.all([listRefunds(db, ids), listReceipts(db, ids)])
  return rows.map(({ rowId, ...payment }) => ({
    ...payment,
    refunds: refundRows.filter(({ paymentId }) => paymentId === rowId).map(({ paymentId: _of, ...row }) => row),
    receipts: receiptRows.filter(({ paymentId }) => paymentId === rowId).map(({ paymentId: _of, ...row }) => row),
  }))
}

async function listRefunds(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const { paymentId, amountKop, state, reason, cancelReason, createdAt, endedAt } = refunds
  const rows = await db
    .select({ paymentId, amountKop, state, reason, cancelReason, createdAt, endedAt })
    .from(refunds)
    .where(inArray(paymentId, ids))
    .orderBy(asc(refunds.id))
  return rows.filter(isDisplayedRefund)
}

async function listReceipts(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const { paymentId, kind, amountKop, state, lines, createdAt, endedAt } = receipts
  return db
    .select({ paymentId, kind, amountKop, state, lines, createdAt, endedAt })
    .from(receipts)
    .where(inArray(paymentId, ids))
    .orderBy(asc(receipts.id))
}
