import { and, desc, eq, ne } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { fines } from '@/provider/db/schema/account'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/fleet'

export type FinesRepository = ReturnType<typeof createFinesRepository>

export function createFinesRepository(db: Database) {
  return {
    /** The client's fines, newest first; one that was called off is none. @param booking only those of the booking with this number */
    async list(clientId: number, booking?: string) {
      return db
        .select({
          id: fines.id,
          name: fines.name,
          car: carModels.name,
          sizeKop: fines.sizeKop,
          paidKop: fines.paidKop,
          discountPercent: fines.discountPercent,
          discountUntil: fines.discountUntil,
          date: fines.date,
          place: fines.place,
          status: fines.status,
          decisionNumber: fines.decisionNumber,
          decisionDate: fines.decisionDate,
          toldOn: fines.toldOn,
          note: fines.note,
          booking: bookings.number,
        })
        .from(fines)
        .innerJoin(cars, eq(cars.id, fines.carId))
        .leftJoin(bookings, and(eq(bookings.id, fines.bookingId), eq(bookings.clientId, clientId)))
        .innerJoin(carModels, eq(carModels.id, cars.modelId))
        .where(
          and(
            eq(fines.clientId, clientId),
            ne(fines.status, 'cancelled'),
            booking === undefined ? undefined : eq(bookings.number, booking),
          ),
        )
        .orderBy(desc(fines.date), desc(fines.id))
    },
  }
}
