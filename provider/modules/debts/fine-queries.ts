import { and, desc, eq, exists, ne, or } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { fines } from '@/provider/db/schema/account'
import { bookings } from '@/provider/db/schema/bookings'
import { disputes } from '@/provider/db/schema/disputes'
import { carModels, cars } from '@/provider/db/schema/fleet'

export type FinesRepository = ReturnType<typeof createFinesRepository>

export function createFinesRepository(db: Database) {
  return {
    /** The client's fines, newest first; one that was called off is none, unless he had disputed it. @param booking only those of the booking with this number */
    async list(clientId: number, booking?: string) {
      const isDisputed = exists(db.select({ id: disputes.id }).from(disputes).where(eq(disputes.fineId, fines.id)))
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
            or(ne(fines.status, 'cancelled'), isDisputed),
            booking === undefined ? undefined : eq(bookings.number, booking),
          ),
        )
        .orderBy(desc(fines.date), desc(fines.id))
    },
  }
}
