import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { damages, fines } from '@/provider/db/schema/debts'
import { type payments, receipts, refunds } from '@/provider/db/schema/payments'
import { isDisplayedRefund, refundResponse } from '@/provider/records/payments/booking-payments'
import { receiptState } from '@/provider/rules/payments/transitions'

type DatabaseReader = Pick<Database, 'select'>
type Payment = Pick<typeof payments.$inferSelect, 'id' | 'bookingId' | 'fineId' | 'damageId'>

export type PaymentContext = Awaited<ReturnType<typeof readPaymentContext>>

/** Returns the refunds and receipts of a payment, and the present state of what it is for. */
export async function readPaymentContext(db: DatabaseReader, { id, bookingId, fineId, damageId }: Payment) {
  const paymentRefunds = await db.select().from(refunds).where(eq(refunds.paymentId, id)).orderBy(asc(refunds.id))
  const { kind, refundId, state } = receipts
  const paymentReceipts = await db.select({ kind, refundId, state }).from(receipts).where(eq(receipts.paymentId, id))
  const receiptOf = (refund: number | null) => {
    const receipt = paymentReceipts.find(({ kind, refundId }) => kind !== 'closing' && refundId === refund)
    return receipt ? receiptState(receipt.state) : null
  }
  return {
    refunds: paymentRefunds
      .filter(isDisplayedRefund)
      .map((refund) => ({ ...refundResponse(refund), receipt: receiptOf(refund.id) })),
    receipt: receiptOf(null),
    booking: bookingId === null ? null : await findBooking(db, bookingId),
    fine: fineId === null ? null : await findFine(db, fineId),
    damage: damageId === null ? null : await findDamage(db, damageId),
  }
}

async function findBooking(db: DatabaseReader, id: number) {
  const { status, holdUntil, totalKop, paidKop } = bookings
  const [row] = await db.select({ status, holdUntil, totalKop, paidKop }).from(bookings).where(eq(bookings.id, id))
  return row ?? null
}

async function findFine(db: DatabaseReader, id: number) {
  const { status, sizeKop, paidKop, discountPercent, discountUntil } = fines
  const terms = { status, sizeKop, paidKop, discountPercent, discountUntil }
  const [row] = await db.select(terms).from(fines).where(eq(fines.id, id))
  return row ?? null
}

async function findDamage(db: DatabaseReader, id: number) {
  const { status, debtKop } = damages
  const [row] = await db.select({ status, debtKop }).from(damages).where(eq(damages.id, id))
  return row ?? null
}
