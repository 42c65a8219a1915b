import { and, asc, eq, exists, isNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { depositHolds } from '@/provider/db/schema/deposits'
import { type RentalTimes, rentalTimes } from '@/provider/records/bookings/rental-times'
import { type DepositHold, listDepositHolds } from '@/provider/records/deposits/deposit-holds'

type Booking = Pick<typeof bookings.$inferSelect, 'id' | 'number' | 'status' | 'price' | 'startAt' | 'endAt'>
type Client = { lastName: string | null; firstName: string; phone: string | null }
type DepositRow = Booking & RentalTimes & { client: Client | null; holds: DepositHold[] }

/**
 * Returns bookings with all holds of their deposits: those with a hold that is not released, the earliest return first.
 *
 * @param bookingNumber instead of those, the booking with this number
 */
export async function listDepositRows(db: Database, station: string, bookingNumber?: string): Promise<DepositRow[]> {
  const { id, number, status, price, startAt, endAt } = bookings
  const hasOpenHold = exists(
    db
      .select({ id: depositHolds.id })
      .from(depositHolds)
      .where(and(eq(depositHolds.bookingId, id), isNull(depositHolds.releasedAt))),
  )
  const isIt = bookingNumber === undefined ? hasOpenHold : and(eq(bookings.kind, 'booking'), eq(number, bookingNumber))
  const rows = await db
    .select({
      ...{ id, number, status, price, startAt, endAt },
      client: { lastName: clients.lastName, firstName: clients.firstName, phone: clients.phone },
    })
    .from(bookings)
    .leftJoin(clients, eq(clients.id, bookings.clientId))
    .where(and(eq(bookings.station, station), isIt))
    .orderBy(asc(endAt), asc(id))
  const ids = rows.map((row) => row.id)
  const [holds, times] = await Promise.all([listDepositHolds(db, ids), rentalTimes(db, ids)])
  return rows.map((row) => ({
    ...row,
    ...(times.get(row.id) ?? { heldAt: null, backAt: null }),
    holds: holds.filter(({ bookingId }) => bookingId === row.id),
  }))
}
