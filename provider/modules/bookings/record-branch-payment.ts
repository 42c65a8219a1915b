import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { operatorActs } from '@/provider/db/schema/deposits'
import type { Unfinished } from '@/provider/modules/debts/record-branch-payment'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import { isReleased } from '@/provider/rules/bookings/transitions'
import { type BranchPaymentRejection, branchPaymentRejection, type Means } from '@/provider/rules/debts/branch-payment'

export type Received = { why: null; leftKop: number }
export type BookingTaking = { number: string; amountKop: number; means: Means | null }

export type TakingsRepository = ReturnType<typeof createTakingsRepository>

/** What is paid for a booking at the branch: total = paid + due stays true, and the site asks for no kopeck of it again. */
export function createTakingsRepository(db: Database) {
  return {
    async take(
      { number, amountKop, means, isUnfinished }: BookingTaking & Unfinished,
      act: Act,
    ): Promise<BranchPaymentRejection | Received> {
      return retryTransaction(db, async (tx) => {
        const row = await lockBooking(tx, number, act.station)
        if (!row) return { why: 'not_found' }
        const live = await findActivePayment(tx, 'booking', row.id)
        if (live && !isUnfinished) return { why: 'is_paying' }
        const fault = branchPaymentRejection(row, amountKop, act.at)
        if (fault) return fault
        const paidKop = row.paidKop + amountKop
        await tx.update(bookings).set({ paidKop }).where(eq(bookings.id, row.id))
        await recordAction(tx, act, 'booking.pay', row.id, { amountKop, means, ...(live && { unfinished: live.id }) })
        return { why: null, leftKop: row.totalKop - paidKop }
      })
    },

    /** It was typed wrongly. What came online is not the branch's to take back so. */
    async untake({ number, amountKop }: BookingTaking, act: Act): Promise<BranchPaymentRejection | Received> {
      return retryTransaction(db, async (tx) => {
        const row = await lockBooking(tx, number, act.station)
        if (!row) return { why: 'not_found' }
        const leftKop = isReleased(row.status) ? 0 : Math.min(row.paidKop, await takenKop(tx, row.id))
        if (amountKop > leftKop) return { why: 'over_taken', leftKop }
        const paidKop = row.paidKop - amountKop
        await tx.update(bookings).set({ paidKop }).where(eq(bookings.id, row.id))
        await recordAction(tx, act, 'booking.unpay', row.id, { amountKop })
        return { why: null, leftKop: row.totalKop - paidKop }
      })
    },
  }
}

/** By the branch's own acts: what was given back of an online payment since may have been let off. */
async function takenKop(tx: Transaction, bookingId: number): Promise<number> {
  const sumKop = sql<string>`coalesce(sum((case act when 'booking.pay' then 1 else -1 end)
    * (details ->> 'amountKop')::bigint), 0)`
  const [row] = await tx
    .select({ sumKop })
    .from(operatorActs)
    .where(and(eq(operatorActs.bookingId, bookingId), inArray(operatorActs.act, ['booking.pay', 'booking.unpay'])))
  return Number(row?.sumKop ?? 0)
}
