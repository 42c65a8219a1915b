import { and, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { payments, receipts } from '@/provider/db/schema/payments'
import { ROWS_AT_ONCE } from '@/provider/modules/payments/rules/gateway-retry'
import { REFUNDED_KOP } from '@/provider/records/payments/refunded-amount'
import { type Fiscal, receiptLine } from '@/provider/rules/payments/receipt-lines'

/**
 * Money that does not go back is the branch's in these states: the rental began, the client did not come, or cancelled.
 * When the branch itself cancels, all of it goes back.
 */
const USED_UP = ['active', 'completed', 'no_show', 'cancelled_client'] as const

/**
 * Queues closing receipts (54-FZ): what was prepaid, less what goes back, is used up. A refund that the gateway rejected
 * goes back by hand, with a receipt by hand. The state of the booking counts, not the transition that led to it.
 */
export async function queueClosingReceipts(db: Database, fiscal: Fiscal, at: Date): Promise<void> {
  const closingReceipt = db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.paymentId, payments.id), eq(receipts.kind, 'closing')))
  const usedUp = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, payments.bookingId), inArray(bookings.status, [...USED_UP])))
  const usedKop = sql<string>`payments.amount_kop - ${REFUNDED_KOP}`
  const dueRows = await db
    .select({ payment: payments, usedKop })
    .from(payments)
    .where(and(eq(payments.state, 'succeeded'), exists(usedUp), notExists(closingReceipt), sql`${usedKop} > 0`))
    .limit(ROWS_AT_ONCE)
  const rows = dueRows.map(({ payment, usedKop }) => {
    const amountKop = Number(usedKop)
    const lines = [receiptLine({ ...payment, amountKop }, 'full_payment', fiscal)]
    return { kind: 'closing' as const, paymentId: payment.id, amountKop, lines, nextAt: at, createdAt: at }
  })
  if (rows.length > 0) await db.insert(receipts).values(rows).onConflictDoNothing()
}
