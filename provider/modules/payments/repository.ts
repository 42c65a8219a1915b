import { and, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { carModels } from '@/provider/db/schema/fleet'

export type PaymentsRepository = ReturnType<typeof createPaymentsRepository>

export function createPaymentsRepository(db: Database) {
  return {
    /** What a payment for a booking is about, with the last names that open it. One question, found or not. */
    async findBooking(station: string, number: string) {
      const [found] = await db
        .select({
          number: bookings.number,
          car: carModels.name,
          startAt: bookings.startAt,
          endAt: bookings.endAt,
          status: bookings.status,
          holdUntil: bookings.holdUntil,
          totalKop: bookings.totalKop,
          paidKop: bookings.paidKop,
          driver: bookings.driver,
          clientLastName: clients.lastName,
        })
        .from(bookings)
        .innerJoin(carModels, eq(carModels.id, bookings.modelId))
        .leftJoin(clients, eq(clients.id, bookings.clientId))
        .where(and(eq(bookings.station, station), eq(bookings.number, number), eq(bookings.kind, 'booking')))
      return found ?? null
    },
  }
}
