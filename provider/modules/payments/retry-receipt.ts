import { eq, inArray, sql } from 'drizzle-orm'
import { retryTransaction } from '@/provider/db/retry'
import { payments, receipts } from '@/provider/db/schema/payments'
import { recordAction } from '@/provider/records/audit/record-action'
import { staffOf } from '@/provider/rules/actors'
import type { MoneyRejection } from '@/provider/rules/payments/staff-corrections'
import { lockPayment } from './lock-payment'
import { NOT_FOUND, type RowRequest, type StaffPaymentDeps, stationCondition } from './staff-payment-deps'

/**
 * Sends a receipt that did not leave once more, with a new key. `isChecked`: an operator has seen that the cash
 * register has not printed it.
 */
export async function retryReceipt(
  deps: StaffPaymentDeps,
  { id, operator, isChecked }: RowRequest & { isChecked: boolean },
): Promise<MoneyRejection | null> {
  const staff = staffOf(deps, operator, deps.now())
  return retryTransaction(deps.db, async (tx) => {
    const ofReceipt = tx.select({ id: receipts.paymentId }).from(receipts).where(eq(receipts.id, id))
    const payment = await lockPayment(tx, stationCondition(staff.station, inArray(payments.id, ofReceipt)))
    if (!payment) return NOT_FOUND
    const [row] = await tx.select().from(receipts).where(eq(receipts.id, id)).for('update')
    if (row?.state !== 'canceled') return { why: 'not_given_up' }
    if (payment.payerPhone === null && payment.payerEmail === null) return { why: 'no_payer' }
    if (row.gatewayId === null && !isChecked) return { why: 'unchecked' }
    const renewed = { gatewayKey: sql`gen_random_uuid()`, gatewayId: null, state: 'created' as const, endedAt: null }
    await tx
      .update(receipts)
      .set({ ...renewed, attempts: 0, nextAt: staff.at, createdAt: staff.at })
      .where(eq(receipts.id, id))
    await recordAction(tx, staff, 'receipt.retry', payment.bookingId, { receipt: id, payment: payment.id })
    return null
  })
}
