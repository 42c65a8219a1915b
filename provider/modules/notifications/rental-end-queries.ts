import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'
import { rentalTimes } from '@/provider/records/bookings/rental-times'
import { listDepositHolds } from '@/provider/records/deposits/deposit-holds'
import type { DepositTerms } from '@/provider/rules/deposits/deposit-state'

export type RentalEnd = ReturnType<typeof createRentalEnd>

/** How a rental ended, of the booking with this number. */
export function createRentalEnd(db: Database) {
  return {
    /** Why the branch cancelled it, in its own words; '' when it said nothing. */
    async branchReason(station: string, number: string): Promise<string> {
      const [row] = await db
        .select({ reason: bookingStatusHistory.reason })
        .from(bookingStatusHistory)
        .innerJoin(bookings, eq(bookings.id, bookingStatusHistory.bookingId))
        .where(
          and(
            eq(bookings.number, number),
            eq(bookings.station, station),
            eq(bookingStatusHistory.status, 'cancelled_branch'),
          ),
        )
        .orderBy(desc(bookingStatusHistory.id))
        .limit(1)
      return row?.reason ?? ''
    },

    /** What its deposit is judged by; null: there is no such booking. */
    async deposit(station: string, number: string): Promise<Omit<DepositTerms, 'releaseDays'> | null> {
      const [row] = await db
        .select()
        .from(bookings)
        .where(and(eq(bookings.number, number), eq(bookings.station, station)))
      if (!row?.price) return null
      const { id, status, startAt, endAt, price } = row
      const { heldAt = null, backAt = null } = (await rentalTimes(db, [id])).get(id) ?? {}
      const cards = await listDepositHolds(db, [id])
      return { status, amountKop: price.depositKop, startAt, endAt, heldAt, backAt, cards }
    },
  }
}
