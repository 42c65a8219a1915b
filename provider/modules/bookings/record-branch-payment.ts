import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { operatorActions } from '@/provider/db/schema/audit'
import { bookings } from '@/provider/db/schema/bookings'
import type { Unfinished } from '@/provider/modules/debts/record-branch-payment'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import type { Staff } from '@/provider/rules/actors'
import { isReleased } from '@/provider/rules/bookings/transitions'
import {
  type BranchPaymentRejection,
  branchPaymentRejection,
  type Means,
} from '@/provider/rules/payments/branch-payment'
import { branchPaymentsOf } from './list-branch-payments'

type Deps = { db: Database }
/** `leftKop`: still due after it. */
type Recorded = { why: null; leftKop: number }
export type BookingPayment = { number: string; amountKop: number; means: Means | null }

/** Records what is paid for a booking at the branch. Total = paid + due stays true: the site does not ask for it again. */
export async function recordBookingPayment(
  { db }: Deps,
  { number, amountKop, means, isUnfinished }: BookingPayment & Unfinished,
  staff: Staff,
): Promise<BranchPaymentRejection | Recorded> {
  return retryTransaction(db, async (tx) => {
    const row = await lockBooking(tx, number, staff.station)
    if (!row) return { why: 'not_found' }
    const active = await findActivePayment(tx, 'booking', row.id)
    if (active && !isUnfinished) return { why: 'is_paying' }
    const rejection = branchPaymentRejection(row, amountKop, staff.at)
    if (rejection) return rejection
    const paidKop = row.paidKop + amountKop
    await tx.update(bookings).set({ paidKop }).where(eq(bookings.id, row.id))
    const unfinished = active && { unfinished: active.id }
    await recordAction(tx, staff, 'booking.pay', row.id, { amountKop, means, ...unfinished })
    return { why: null, leftKop: row.totalKop - paidKop }
  })
}

/** Voids a branch payment that was typed wrongly. What came online cannot be voided at the branch. */
export async function voidBookingPayment(
  { db }: Deps,
  { number, amountKop, means }: BookingPayment,
  staff: Staff,
): Promise<BranchPaymentRejection | Recorded> {
  return retryTransaction(db, async (tx) => {
    const row = await lockBooking(tx, number, staff.station)
    if (!row) return { why: 'not_found' }
    const leftKop = isReleased(row.status) ? 0 : Math.min(row.paidKop, await branchPaidKop(tx, row.id))
    if (amountKop > leftKop) return { why: 'over_taken', leftKop }
    const paidKop = row.paidKop - amountKop
    await tx.update(bookings).set({ paidKop }).where(eq(bookings.id, row.id))
    await recordAction(tx, staff, 'booking.unpay', row.id, { amountKop, means })
    return { why: null, leftKop: row.totalKop - paidKop }
  })
}

/** Sums the staff's own actions: `paidKop` may have lost some of it to a refund of an online payment since. */
async function branchPaidKop(tx: Transaction, bookingId: number): Promise<number> {
  const sumKop = sql<string>`coalesce(sum((case act when 'booking.pay' then 1 else -1 end)
    * (details ->> 'amountKop')::bigint), 0)`
  const [row] = await tx.select({ sumKop }).from(operatorActions).where(branchPaymentsOf(bookingId))
  return Number(row?.sumKop ?? 0)
}
