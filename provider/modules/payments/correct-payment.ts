import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import { refundPayment } from '@/provider/records/payments/create-refund'
import { lockPayment } from '@/provider/records/payments/lock-payment'
import { REFUNDED_KOP } from '@/provider/records/payments/refunded-amount'
import { isReleased } from '@/provider/rules/bookings/transitions'
import type { RefundEnd } from '@/provider/rules/payments/refund-end'
import type { MoneyRejection } from '@/provider/rules/payments/staff-corrections'
import { isLive } from '@/provider/rules/payments/transitions'
import { type OfficePayment, REFUND_LEFT, whichPayment } from './list-payments'

export type PaymentMovesRepository = ReturnType<typeof createPaymentMovesRepository>

const NOT_FOUND: MoneyRejection = { why: 'not_found' }
/** Nothing of them is asked for any more. */
const LET_OFF: readonly BookingStatus[] = ['completed', 'no_show', 'expired']

/** What the branch does with money that came online: one payment locked, one transaction, one act. */
export function createPaymentMovesRepository(db: Database) {
  return {
    /**
     * The reconciler asks the gateway anew, and judges it as any other payment: nothing is believed here.
     *
     * @param gatewayId of a payment that was given up without an answer; the gateway has confirmed whose it is
     */
    async release(id: string, gatewayId: string | null, act: Act): Promise<MoneyRejection | null> {
      return withPayment(db, whichPayment(act.station, id), async (tx, row) => {
        if (row.quarantine === null) return { why: 'not_set_aside' }
        const goesOn = !isLive(row.state)
        if (goesOn && gatewayId === null) return { why: 'which_there' }
        if (goesOn && (await hasLive(tx, row))) return { why: 'another_live' }
        const again = { state: 'pending' as const, endedAt: null, cancelReason: null, gatewayId }
        const due = { quarantine: null, attempts: 0, askedAt: null, nextAt: act.at }
        await tx
          .update(payments)
          .set({ ...due, ...(goesOn && again) })
          .where(eq(payments.id, row.id))
        await recordAction(tx, act, 'payment.release', row.bookingId, { payment: row.id, was: row.quarantine })
        return null
      })
    },

    /** Nothing of it is at the gateway: whoever asks has just seen so. */
    async close(id: string, reason: string, act: Act): Promise<MoneyRejection | null> {
      return withPayment(db, whichPayment(act.station, id), async (tx, row) => {
        if (row.quarantine === null) return { why: 'not_set_aside' }
        const ended = { state: 'canceled' as const, cancelReason: 'branch', endedAt: act.at }
        await tx
          .update(payments)
          .set({ quarantine: null, ...(isLive(row.state) && ended) })
          .where(eq(payments.id, row.id))
        await recordAction(tx, act, 'payment.close', row.bookingId, { payment: row.id, was: row.quarantine, reason })
        return null
      })
    },

    /** What did not leave counts as given back by hand, as the branch was told to. */
    async refund(id: string, amountKop: number, reason: string, act: Act): Promise<MoneyRejection | null> {
      return withPayment(db, whichPayment(act.station, id), async (tx, row) => {
        if (row.state !== 'succeeded') return { why: 'not_paid' }
        const leftKop = row.amountKop - (await goneBackKop(tx, row.id))
        if (amountKop > leftKop) return { why: 'over_left', leftKop }
        const fault = await takeFromBooking(tx, row, amountKop)
        if (fault) return fault
        await refundPayment(tx, { paymentId: row.id, amountKop, reason: 'branch', at: act.at })
        await recordAction(tx, act, 'payment.refund', row.bookingId, { payment: row.id, amountKop, reason })
        return null
      })
    },

    /** Another one with a new key takes the place of one that did not leave. */
    async retryRefund(refundId: number, act: Act): Promise<MoneyRejection | null> {
      return endRefund(db, refundId, 'replaced', act, async (tx, { paymentId, amountKop, reason }) =>
        refundPayment(tx, { paymentId, amountKop, reason, at: act.at }),
      )
    },

    /** It was given back by hand. */
    noteRefund: (refundId: number, act: Act) => endRefund(db, refundId, 'by_hand', act, async () => undefined),

    /** @param isChecked somebody has seen that the cash register has not printed it */
    async retryReceipt(receiptId: number, isChecked: boolean, act: Act): Promise<MoneyRejection | null> {
      const of = db.select({ id: receipts.paymentId }).from(receipts).where(eq(receipts.id, receiptId))
      return withPayment(db, whichOf(act.station, inArray(payments.id, of)), async (tx, payment) => {
        const [row] = await tx.select().from(receipts).where(eq(receipts.id, receiptId)).for('update')
        if (row?.state !== 'canceled') return { why: 'not_given_up' }
        if (payment.payerPhone === null && payment.payerEmail === null) return { why: 'no_payer' }
        if (row.gatewayId === null && !isChecked) return { why: 'unchecked' }
        const anew = { gatewayKey: sql`gen_random_uuid()`, gatewayId: null, state: 'created' as const, endedAt: null }
        await tx
          .update(receipts)
          .set({ ...anew, attempts: 0, nextAt: act.at, createdAt: act.at })
          .where(eq(receipts.id, receiptId))
        await recordAction(tx, act, 'receipt.retry', payment.bookingId, { receipt: receiptId, payment: payment.id })
        return null
      })
    },
  }
}

async function withPayment(
  db: Database,
  which: SQL,
  work: (tx: Transaction, row: OfficePayment) => Promise<MoneyRejection | null>,
): Promise<MoneyRejection | null> {
  return retryTransaction(db, async (tx) => {
    const row = await lockPayment(tx, which)
    return row ? work(tx, row) : NOT_FOUND
  })
}

/** A payment of this station alone. */
function whichOf(station: string, which: SQL): SQL {
  return sql`${eq(payments.station, station)} and ${which}`
}

async function hasLive(tx: Transaction, { purpose, bookingId, fineId, damageId }: OfficePayment): Promise<boolean> {
  const debtId = bookingId ?? fineId ?? damageId
  return purpose !== 'other' && debtId !== null && (await findActivePayment(tx, purpose, debtId)) !== null
}

async function goneBackKop(tx: Transaction, paymentId: number): Promise<number> {
  const [row] = await tx.select({ backKop: REFUNDED_KOP }).from(payments).where(eq(payments.id, paymentId))
  return Number(row?.backKop ?? 0)
}

/**
 * The price of a booking stays as it is, so while it stands what goes back is due again. Of one that was called off it is
 * more of what it gives back; of one that is over the branch has let it off.
 */
async function takeFromBooking(
  tx: Transaction,
  { bookingId }: OfficePayment,
  amountKop: number,
): Promise<MoneyRejection | null> {
  if (bookingId === null) return null
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking || LET_OFF.some((status) => status === booking.status)) return null
  const { status, paidKop } = booking
  const refundKop = booking.refundKop ?? 0
  const leftKop = isReleased(status) ? paidKop - refundKop : paidKop
  if (amountKop > leftKop) return { why: 'over_paid', leftKop }
  const change = isReleased(status) ? { refundKop: refundKop + amountKop } : { paidKop: paidKop - amountKop }
  await tx.update(bookings).set(change).where(eq(bookings.id, bookingId))
  return null
}

async function endRefund(
  db: Database,
  refundId: number,
  how: RefundEnd,
  act: Act,
  then: (tx: Transaction, refund: typeof refunds.$inferSelect) => Promise<void>,
): Promise<MoneyRejection | null> {
  const of = db.select({ id: refunds.paymentId }).from(refunds).where(eq(refunds.id, refundId))
  return withPayment(db, whichOf(act.station, inArray(payments.id, of)), async (tx, payment) => {
    const [ended] = await tx
      .update(refunds)
      .set({ cancelReason: how })
      .where(and(eq(refunds.id, refundId), REFUND_LEFT))
      .returning()
    if (!ended) return { why: 'not_given_up' }
    await then(tx, ended)
    const { amountKop } = ended
    const name = how === 'replaced' ? 'refund.retry' : 'refund.done'
    await recordAction(tx, act, name, payment.bookingId, { refund: refundId, payment: payment.id, amountKop })
    return null
  })
}
