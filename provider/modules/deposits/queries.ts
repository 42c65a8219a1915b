import { and, asc, eq, exists, isNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { depositHolds } from '@/provider/db/schema/deposits'
import { type RentalTimes, rentalTimes } from '@/provider/records/bookings/rental-times'
import { type DepositHold, listDepositHolds } from '@/provider/records/deposits/deposit-holds'

type Booking = Pick<typeof bookings.$inferSelect, 'id' | 'number' | 'status' | 'price' | 'startAt' | 'endAt'>
type Client = { lastName: string | null; firstName: string; phone: string | null }
export type DepositRow = Booking & RentalTimes & { client: Client | null; cards: DepositHold[] }

/** Bookings with a card that is still blocked, or the one that is asked for, the earliest return first; with every card. */
export function createListDeposits(db: Database) {
  const { id, number, status, price, startAt, endAt } = bookings
  const isOpen = exists(
    db
      .select({ id: depositHolds.id })
      .from(depositHolds)
      .where(and(eq(depositHolds.bookingId, id), isNull(depositHolds.releasedAt))),
  )
  return async (station: string, wanted?: string): Promise<DepositRow[]> => {
    const which = wanted === undefined ? isOpen : and(eq(bookings.kind, 'booking'), eq(number, wanted))
    const rows = await db
      .select({
        ...{ id, number, status, price, startAt, endAt },
        client: { lastName: clients.lastName, firstName: clients.firstName, phone: clients.phone },
      })
      .from(bookings)
      .leftJoin(clients, eq(clients.id, bookings.clientId))
      .where(and(eq(bookings.station, station), which))
      .orderBy(asc(endAt), asc(id))
    const ids = rows.map((row) => row.id)
    const [holds, moments] = await Promise.all([listDepositHolds(db, ids), rentalTimes(db, ids)])
    return rows.map((row) => ({
      ...row,
      ...(moments.get(row.id) ?? { heldAt: null, backAt: null }),
      cards: holds.filter(({ bookingId }) => bookingId === row.id),
    }))
  }
}
