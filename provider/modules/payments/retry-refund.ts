import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { payments, refunds } from '@/provider/db/schema/payments'
import { recordAction } from '@/provider/records/audit/record-action'
import { refundPayment } from '@/provider/records/payments/create-refund'
import { type Staff, staffOf } from '@/provider/rules/actors'
import type { RefundEnd } from '@/provider/rules/payments/refund-end'
import type { MoneyRejection } from '@/provider/rules/payments/staff-corrections'
import { findRefund, sumSentRefunds, UNSENT_REFUND } from './list-payments'
import { lockPayment } from './lock-payment'
import {
  NOT_FOUND,
  type RowRequest,
  readGatewayPayment,
  type StaffPaymentDeps,
  stationCondition,
} from './staff-payment-deps'

/**
 * Replaces a refund that did not leave by another one with a new key. Nothing goes back twice: the gateway must have given
 * back no more than is stored here.
 */
export async function retryRefund(
  deps: StaffPaymentDeps,
  { id, operator }: RowRequest,
): Promise<MoneyRejection | null> {
  const { db } = deps
  const stored = await findRefund(deps, id)
  if (!stored) return NOT_FOUND
  const { refund, payment } = stored
  if (refund.state !== 'canceled' || payment.gatewayId === null) return { why: 'not_given_up' }
  const view = await readGatewayPayment(deps, payment.gatewayId)
  if ('why' in view) return view
  if (view.gatewayPayment === 'missing') return { why: 'other_payment' }
  const leftKop = view.gatewayPayment.refundedKop - (await sumSentRefunds(db, payment.id))
  if (leftKop !== 0) return { why: 'refunded_at_gateway', leftKop }
  const staff = staffOf(deps, operator, deps.now())
  return retryTransaction(db, (tx) => endRefund(tx, id, 'replaced', staff))
}

/** Records that a refund that did not leave was given back by hand. */
export async function recordManualRefund(
  deps: StaffPaymentDeps,
  { id, operator }: RowRequest,
): Promise<MoneyRejection | null> {
  const staff = staffOf(deps, operator, deps.now())
  return retryTransaction(deps.db, (tx) => endRefund(tx, id, 'by_hand', staff))
}

async function endRefund(tx: Transaction, id: number, end: RefundEnd, staff: Staff): Promise<MoneyRejection | null> {
  const ofRefund = tx.select({ id: refunds.paymentId }).from(refunds).where(eq(refunds.id, id))
  const payment = await lockPayment(tx, stationCondition(staff.station, inArray(payments.id, ofRefund)))
  if (!payment) return NOT_FOUND
  const [ended] = await tx
    .update(refunds)
    .set({ cancelReason: end })
    .where(and(eq(refunds.id, id), UNSENT_REFUND))
    .returning()
  if (!ended) return { why: 'not_given_up' }
  const { paymentId, amountKop, reason } = ended
  if (end === 'replaced') await refundPayment(tx, { paymentId, amountKop, reason, at: staff.at })
  const action = end === 'replaced' ? 'refund.retry' : 'refund.done'
  await recordAction(tx, staff, action, payment.bookingId, { refund: id, payment: payment.id, amountKop })
  return null
}
