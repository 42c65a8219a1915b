import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { payments, receipts } from '@/provider/db/schema/payments'
import type { GatewayPayment } from '@/provider/gateway/payment-gateway'
import { nextCheckAt } from '@/provider/modules/payments/rules/gateway-retry'
import { refundPayment } from '@/provider/records/payments/create-refund'
import { receiptLine, receivedMode } from '@/provider/rules/payments/receipt-lines'
import { isLive, nextState, type PaymentState } from '@/provider/rules/payments/transitions'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { enqueueForPayer } from './enqueue-payment'
import { lockPaymentRow } from './lock-payment'
import type { PaymentDeps } from './payment-deps'
import type { StoredPayment } from './queries'
import { type SettleBooking, settlePayable } from './settle-payable'

type Deps = Pick<PaymentDeps, 'db' | 'bookings'>
type SettleTerms = Pick<BranchSettings, 'fiscal' | 'timeZone' | 'loyalty'>

/**
 * Records the gateway's state of a payment and returns the state after it. With its success the payable is settled, what
 * is not taken goes back, and the receipt is queued: all of it, or nothing. A repeated or late state changes nothing.
 */
export async function recordPaymentState(
  { db, bookings }: Deps,
  payment: StoredPayment,
  gatewayPayment: GatewayPayment,
  terms: SettleTerms,
  at: Date,
): Promise<PaymentState> {
  const { id } = payment
  return retryTransaction(db, async (tx) => {
    const row = await lockPaymentRow(tx, payment)
    if (!row) throw new Error('a payment vanished')
    const state = nextState(row.state, gatewayPayment.status)
    if (row.quarantine !== null || !isLive(row.state)) return row.state
    const transition = state && { state, ...(!isLive(state) && { endedAt: at }) }
    await tx
      .update(payments)
      .set({ ...gatewayColumns(gatewayPayment), ...transition, attempts: 0, nextAt: nextCheckAt(at) })
      .where(eq(payments.id, id))
    if (state === 'succeeded') await settleSucceeded(tx, row, terms, at, bookings.settle)
    return state ?? row.state
  })
}

/** Records that the gateway did not take the payment: nothing was charged. */
export async function failPayment(db: Database, { id }: StoredPayment, at: Date): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'failed', cancelReason: 'unavailable', endedAt: at })
    .where(and(eq(payments.id, id), eq(payments.state, 'created')))
}

/**
 * Returns the columns that the gateway decides. A stored card stays: the gateway names none before the payer's choice.
 */
function gatewayColumns({ id, confirmationUrl, method, cardLast4, cancelReason }: GatewayPayment) {
  return { gatewayId: id, confirmationUrl, method, cancelReason, ...(cardLast4 !== null && { cardLast4 }) }
}

async function settleSucceeded(
  tx: Transaction,
  row: StoredPayment,
  { fiscal, timeZone, loyalty }: SettleTerms,
  at: Date,
  settleBooking: SettleBooking,
): Promise<void> {
  const settled = await settlePayable(tx, row, { timeZone, mileKop: loyalty.mileKop, at }, settleBooking)
  const { id, amountKop, purpose, bookingId } = row
  const kind = purpose === 'booking' ? 'prepayment' : 'payment'
  const lines = [receiptLine(row, receivedMode(purpose, settled.isWhole), fiscal)]
  await tx.insert(receipts).values({ kind, paymentId: id, amountKop, lines, nextAt: at, createdAt: at })
  const { takenKop } = settled
  if (takenKop > 0 && bookingId === null)
    await enqueueForPayer(tx, 'payment_received', row, { amountKop: takenKop, at })
  const backKop = amountKop - takenKop
  if (backKop > 0) await refundPayment(tx, { paymentId: id, amountKop: backKop, reason: settled.reason, at })
  if (settled.reason === 'no_car') await enqueueForPayer(tx, 'payment_returned', row, { amountKop: backKop, at })
}
