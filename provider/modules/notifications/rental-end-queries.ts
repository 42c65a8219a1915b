import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'
import { rentalTimes } from '@/provider/records/bookings/rental-times'
import { listDepositHolds } from '@/provider/records/deposits/deposit-holds'
import type { DepositTerms } from '@/provider/rules/deposits/deposit-state'

/** Returns why the branch cancelled a booking, in its own words; '' when it gave no reason. */
export async function readBranchReason(db: Database, station: string, number: string): Promise<string> {
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
}

/** Returns what decides on the deposit of a booking; null: there is no such booking. */
export async function findDepositTerms(
  db: Database,
  station: string,
  number: string,
): Promise<Omit<DepositTerms, 'releaseDays'> | null> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.number, number), eq(bookings.station, station)))
  if (!row?.price) return null
  const { id, status, startAt, endAt, price } = row
  const { heldAt = null, backAt = null } = (await rentalTimes(db, [id])).get(id) ?? {}
  const holds = await listDepositHolds(db, [id])
  return { status, amountKop: price.depositKop, startAt, endAt, heldAt, backAt, holds }
}
