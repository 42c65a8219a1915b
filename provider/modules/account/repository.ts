import { and, asc, desc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { liveBooking } from '@/provider/db/live-booking'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { carModels } from '@/provider/db/schema/fleet'
import type { CompletedRental } from '@/provider/rules/loyalty'

export type AccountRepository = ReturnType<typeof createAccountRepository>

type Booking = typeof bookings.$inferSelect
export type BookingRow = Pick<
  Booking,
  'number' | 'createdAt' | 'status' | 'holdUntil' | 'startAt' | 'endAt' | 'totalKop'
> & {
  car: string
}

export function createAccountRepository(db: Database) {
  const bookingsOf = (clientId: number, which?: SQL) =>
    db
      .select({
        number: bookings.number,
        createdAt: bookings.createdAt,
        status: bookings.status,
        holdUntil: bookings.holdUntil,
        car: carModels.name,
        startAt: bookings.startAt,
        endAt: bookings.endAt,
        totalKop: bookings.totalKop,
      })
      .from(bookings)
      .innerJoin(carModels, eq(carModels.id, bookings.modelId))
      .where(and(eq(bookings.clientId, clientId), eq(bookings.kind, 'booking'), which))

  return {
    async findClient(clientId: number) {
      const { id, firstName, lastName, middleName } = clients
      const [row] = await db
        .select({ id, firstName, lastName, middleName })
        .from(clients)
        .where(eq(clients.id, clientId))
      return row ?? null
    },

    /** The latest trip first. */
    async listBookings(clientId: number): Promise<BookingRow[]> {
      return bookingsOf(clientId).orderBy(desc(bookings.startAt), desc(bookings.id))
    },

    /** The booking with the earliest pick-up of those that are still to come; a mere hold is none. */
    async findNextBooking(clientId: number, now: Date): Promise<BookingRow | null> {
      const ahead = and(
        inArray(bookings.status, ['awaiting_payment', 'confirmed']),
        gt(bookings.endAt, now),
        liveBooking(now, 'bookings'),
      )
      const [row] = await bookingsOf(clientId, ahead).orderBy(asc(bookings.startAt)).limit(1)
      return row ?? null
    },

    async listCompletedRentals(clientId: number): Promise<CompletedRental[]> {
      const { startAt: pickup, endAt: dropoff, distanceKm } = bookings
      return db
        .select({ pickup, dropoff, distanceKm })
        .from(bookings)
        .where(and(eq(bookings.clientId, clientId), eq(bookings.status, 'completed')))
    },
  }
}
