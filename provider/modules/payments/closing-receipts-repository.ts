import { and, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { payments, receipts } from '@/provider/db/schema/payments'
import { ROWS_AT_ONCE } from '@/provider/rules/gateway-retry'
import { type Fiscal, receiptLine } from '@/provider/rules/receipt-lines'

export type ClosingReceiptsRepository = ReturnType<typeof createClosingReceiptsRepository>

/**
 * Closing receipts (54-FZ) of rentals that have begun: what was prepaid for them, less what went back, is used up.
 * Found afterwards, whoever handed the car over.
 */
export function createClosingReceiptsRepository(db: Database) {
  return {
    async queue(fiscal: Fiscal, at: Date): Promise<void> {
      const closing = db
        .select({ id: receipts.id })
        .from(receipts)
        .where(and(eq(receipts.paymentId, payments.id), eq(receipts.kind, 'closing')))
      const begun = db
        .select({ id: bookings.id })
        .from(bookings)
        .where(and(eq(bookings.id, payments.bookingId), inArray(bookings.status, ['active', 'completed'])))
      // Named by hand: of a query over one table the builder leaves the table's name out, and `id` would be the refund's.
      const usedKop = sql<string>`payments.amount_kop - coalesce((select sum(r.amount_kop) from refunds r
        where r.payment_id = payments.id and r.state <> 'canceled'), 0)`
      const open = await db
        .select({ payment: payments, usedKop })
        .from(payments)
        .where(and(eq(payments.state, 'succeeded'), exists(begun), notExists(closing), sql`${usedKop} > 0`))
        .limit(ROWS_AT_ONCE)
      const rows = open.map(({ payment, usedKop }) => {
        const amountKop = Number(usedKop)
        const lines = [receiptLine({ ...payment, amountKop }, 'full_payment', fiscal)]
        return { kind: 'closing' as const, paymentId: payment.id, amountKop, lines, nextAt: at, createdAt: at }
      })
      if (rows.length > 0) await db.insert(receipts).values(rows).onConflictDoNothing()
    },
  }
}
