import { and, desc, eq, exists, ne, or } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { disputes, fines } from '@/provider/db/schema/debts'
import { DRAWN_CAR } from '@/provider/db/sql/drawn-car'

/**
 * Returns the client's fines, newest first. One that was cancelled is left out, unless the client had disputed it.
 *
 * @param booking only those of the booking with this number
 */
export async function listFineRows(db: Database, clientId: number, booking?: string) {
  const isDisputed = exists(db.select({ id: disputes.id }).from(disputes).where(eq(disputes.fineId, fines.id)))
  return db
    .select({
      id: fines.id,
      name: fines.name,
      car: carModels.name,
      drawn: DRAWN_CAR,
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
}
