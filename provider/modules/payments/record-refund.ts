import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { receipts, refunds } from '@/provider/db/schema/payments'
import type { GatewayRefund } from '@/provider/gateway/payment-gateway'
import { nextCheckAt } from '@/provider/modules/payments/rules/gateway-retry'
import { lockOwner } from '@/provider/records/clients/lock-client'
import { enqueueRefunded } from '@/provider/records/notifications/enqueue-booking'
import { refundPayment } from '@/provider/records/payments/create-refund'
import { type Fiscal, type ReceiptLine, receiptLine } from '@/provider/rules/payments/receipt-lines'
import { REPLACED } from '@/provider/rules/payments/refund-end'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { REFUND_QUEUE } from './claim-due'
import { enqueueForPayer, enqueueMoneyProblem } from './enqueue-payment'
import type { PaymentDeps } from './payment-deps'
import type { StoredPayment, StoredRefund } from './queries'

type Deps = Pick<PaymentDeps, 'db'>
type GatewayState = Pick<GatewayRefund, 'id' | 'status' | 'cancelReason'>
/** `main_email`: of the branch, which is notified of a refund that did not leave. */
type RefundTerms = Pick<BranchSettings, 'fiscal' | 'main_email'>
type Rejection = { why: string; branchEmail: string; at: Date }

/**
 * Records the gateway's state of a refund, once. A refund that left gets its receipt; of one that did not leave the branch
 * is notified. Returns whether the refund ended with this.
 */
export async function recordRefund(
  { db }: Deps,
  { id }: StoredRefund,
  payment: StoredPayment,
  gatewayState: GatewayState,
  { fiscal, main_email: branchEmail }: RefundTerms,
  at: Date,
): Promise<boolean> {
  return retryTransaction(db, async (tx) => {
    const { bookingId } = payment
    if (bookingId !== null) await lockOwner(tx, bookingId)
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (!row || row.state === 'succeeded' || row.state === 'canceled') return false
    const { cancelReason, status: state } = gatewayState
    const isEnd = state !== 'pending'
    await tx
      .update(refunds)
      .set({
        gatewayId: gatewayState.id,
        state,
        cancelReason,
        attempts: 0,
        nextAt: nextCheckAt(at),
        endedAt: isEnd ? at : null,
      })
      .where(eq(refunds.id, id))
    if (state === 'succeeded') await completeRefund(tx, row, payment, fiscal, at)
    if (state === 'canceled') {
      const problem = { amountKop: row.amountKop, partId: id, why: cancelReason ?? state, branchEmail, at }
      await enqueueMoneyProblem(tx, 'refund_failed', payment, problem)
    }
    return isEnd
  })
}

/** Queues the receipt of a refund that left, and notifies the client or the payer. */
async function completeRefund(
  tx: Transaction,
  { id, amountKop, reason }: StoredRefund,
  payment: StoredPayment,
  fiscal: Fiscal,
  at: Date,
): Promise<void> {
  const { bookingId } = payment
  const mode = await receiptModeOf(tx, payment.id)
  const lines = [receiptLine({ ...payment, amountKop }, mode, fiscal)]
  const receipt = { kind: 'refund' as const, paymentId: payment.id, refundId: id, amountKop }
  await tx.insert(receipts).values({ ...receipt, lines, nextAt: at, createdAt: at })
  if (bookingId !== null) await enqueueRefunded(tx, { bookingId, refundId: id, refundKop: amountKop, reason, at })
  else await enqueueForPayer(tx, 'refund_sent', payment, { amountKop, partId: id, at })
}

/** Ends a refund that the gateway rejected: the branch is notified to give it back by hand. */
export async function rejectRefund(
  { db }: Deps,
  { id, amountKop }: StoredRefund,
  payment: StoredPayment,
  rejection: Rejection,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(refunds)
      .set({ state: 'canceled', cancelReason: rejection.why, endedAt: rejection.at })
      .where(and(eq(refunds.id, id), REFUND_QUEUE.waiting))
    if (rowCount === 1) await enqueueMoneyProblem(tx, 'refund_failed', payment, { ...rejection, amountKop, partId: id })
  })
}

/** Replaces a refund that was never carried out by another one, with a key that the gateway knows. */
export async function replaceRefund({ db }: Deps, refund: StoredRefund, at: Date): Promise<void> {
  const { id, paymentId, amountKop, reason } = refund
  await db.transaction(async (tx) => {
    const ended = { state: 'canceled', cancelReason: REPLACED, endedAt: at } as const
    const { rowCount } = await tx
      .update(refunds)
      .set(ended)
      .where(and(eq(refunds.id, id), REFUND_QUEUE.waiting))
    if (rowCount === 1) await refundPayment(tx, { paymentId, amountKop, reason, at })
  })
}

/** Returns the mode of the payment's own receipt (54-FZ): what came in as a part goes back as a part. */
async function receiptModeOf(tx: Transaction, paymentId: number): Promise<ReceiptLine['mode']> {
  const [receipt] = await tx
    .select({ lines: receipts.lines })
    .from(receipts)
    .where(and(eq(receipts.paymentId, paymentId), inArray(receipts.kind, ['prepayment', 'payment'])))
  const line = receipt?.lines[0]
  if (!line) throw new Error('a payment that is refunded has no receipt')
  return line.mode
}
