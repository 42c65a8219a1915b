import { eq } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { payments } from '@/provider/db/schema/payments'
import { recordAction } from '@/provider/records/audit/record-action'
import { refundPayment } from '@/provider/records/payments/create-refund'
import { REFUNDED_KOP } from '@/provider/records/payments/refunded-amount'
import { staffOf } from '@/provider/rules/actors'
import { isReleased } from '@/provider/rules/bookings/transitions'
import type { MoneyRejection } from '@/provider/rules/payments/staff-corrections'
import { paymentCondition } from './list-payments'
import { lockPayment } from './lock-payment'
import type { StoredPayment } from './queries'
import { NOT_FOUND, type StaffPaymentDeps, type StaffPaymentRequest } from './staff-payment-deps'

/** Nothing is due any more in these states. */
const NOTHING_DUE: readonly BookingStatus[] = ['completed', 'no_show', 'expired']

/**
 * Refunds a payment or a part of it for the branch. A refund that did not leave counts as given back by hand: the branch was
 * notified to do so.
 */
export async function refundForBranch(
  deps: StaffPaymentDeps,
  { id, operator, amountKop, reason }: StaffPaymentRequest & { amountKop: number; reason: string },
): Promise<MoneyRejection | null> {
  const staff = staffOf(deps, operator, deps.now())
  return retryTransaction(deps.db, async (tx) => {
    const row = await lockPayment(tx, paymentCondition(staff.station, id))
    if (!row) return NOT_FOUND
    if (row.state !== 'succeeded') return { why: 'not_paid' }
    const leftKop = row.amountKop - (await readRefundedKop(tx, row.id))
    if (amountKop > leftKop) return { why: 'over_left', leftKop }
    const rejection = await reduceBookingPayment(tx, row, amountKop)
    if (rejection) return rejection
    await refundPayment(tx, { paymentId: row.id, amountKop, reason: 'branch', at: staff.at })
    await recordAction(tx, staff, 'payment.refund', row.bookingId, { payment: row.id, amountKop, reason })
    return null
  })
}

async function readRefundedKop(tx: Transaction, paymentId: number): Promise<number> {
  const [row] = await tx.select({ backKop: REFUNDED_KOP }).from(payments).where(eq(payments.id, paymentId))
  return Number(row?.backKop ?? 0)
}

/**
 * Takes the refund off the booking. Its price stays, so what goes back is due again while the booking stands. Of a cancelled
 * booking it adds to the refund; of one that is over nothing becomes due.
 */
async function reduceBookingPayment(
  tx: Transaction,
  { bookingId }: StoredPayment,
  amountKop: number,
): Promise<MoneyRejection | null> {
  if (bookingId === null) return null
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking || NOTHING_DUE.some((status) => status === booking.status)) return null
  const { status, paidKop } = booking
  const refundKop = booking.refundKop ?? 0
  const leftKop = isReleased(status) ? paidKop - refundKop : paidKop
  if (amountKop > leftKop) return { why: 'over_paid', leftKop }
  const change = isReleased(status) ? { refundKop: refundKop + amountKop } : { paidKop: paidKop - amountKop }
  await tx.update(bookings).set(change).where(eq(bookings.id, bookingId))
  return null
}
