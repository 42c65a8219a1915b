import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { GONE_BACK_KOP } from '@/provider/db/gone-back'
import { findLivePayment } from '@/provider/db/live-payment'
import { lockBooking } from '@/provider/db/lock-booking'
import { type Act, noteAct } from '@/provider/db/note-act'
import { retryTransaction } from '@/provider/db/retry-transaction'
import { bookings } from '@/provider/db/schema/bookings'
import { payments } from '@/provider/db/schema/payments'
import { isReleased } from '@/provider/rules/booking-moves'
import { type Means, type TakingRefusal, takingFault } from '@/provider/rules/branch-debts'

export type Received = { why: null; leftKop: number }
export type BookingTaking = { number: string; amountKop: number; means: Means | null }

export type TakingsRepository = ReturnType<typeof createTakingsRepository>

/** What is paid for a booking at the branch: total = paid + due stays true, and the site asks for no kopeck of it again. */
export function createTakingsRepository(db: Database) {
  return {
    async take({ number, amountKop, means }: BookingTaking, act: Act): Promise<TakingRefusal | Received> {
      return retryTransaction(db, async (tx) => {
        const row = await lockBooking(tx, number, act.station)
        if (!row) return { why: 'not_found' }
        if ((await findLivePayment(tx, 'booking', row.id)) !== null) return { why: 'is_paying' }
        const fault = takingFault(row, amountKop, act.at)
        if (fault) return fault
        const paidKop = row.paidKop + amountKop
        await tx.update(bookings).set({ paidKop }).where(eq(bookings.id, row.id))
        await noteAct(tx, act, 'booking.pay', row.id, { amountKop, means })
        return { why: null, leftKop: row.totalKop - paidKop }
      })
    },

    /** It was typed wrongly. What came online is not the branch's to take back so. */
    async untake({ number, amountKop }: BookingTaking, act: Act): Promise<TakingRefusal | Received> {
      return retryTransaction(db, async (tx) => {
        const row = await lockBooking(tx, number, act.station)
        if (!row) return { why: 'not_found' }
        const leftKop = isReleased(row.status) ? 0 : Math.max(0, row.paidKop - (await onlineKop(tx, row.id)))
        if (amountKop > leftKop) return { why: 'over_taken', leftKop }
        const paidKop = row.paidKop - amountKop
        await tx.update(bookings).set({ paidKop }).where(eq(bookings.id, row.id))
        await noteAct(tx, act, 'booking.unpay', row.id, { amountKop })
        return { why: null, leftKop: row.totalKop - paidKop }
      })
    },
  }
}

/** Of what came online that much is still here. */
async function onlineKop(tx: Transaction, bookingId: number): Promise<number> {
  const [row] = await tx
    .select({ keptKop: sql<string>`coalesce(sum(payments.amount_kop - ${GONE_BACK_KOP}), 0)` })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.state, 'succeeded')))
  return Number(row?.keptKop ?? 0)
}
