import { and, desc, eq, exists, ne, or } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { damages, disputes } from '@/provider/db/schema/debts'

/**
 * Returns the client's damages, newest first. One that was cancelled is left out, unless the client had disputed it.
 *
 * @param booking only those of the booking with this number
 */
export async function listDamageRows(db: Database, clientId: number, booking?: string) {
  const isDisputed = exists(db.select({ id: disputes.id }).from(disputes).where(eq(disputes.damageId, damages.id)))
  return db
    .select({
      id: damages.id,
      damage: damages.damage,
      car: carModels.name,
      date: damages.date,
      costKop: damages.costKop,
      paidKop: damages.paidKop,
      debtKop: damages.debtKop,
      coveredKop: damages.coveredKop,
      status: damages.status,
      toldOn: damages.toldOn,
      note: damages.note,
      booking: bookings.number,
    })
    .from(damages)
    .innerJoin(cars, eq(cars.id, damages.carId))
    .leftJoin(bookings, and(eq(bookings.id, damages.bookingId), eq(bookings.clientId, clientId)))
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .where(
      and(
        eq(damages.clientId, clientId),
        or(ne(damages.status, 'cancelled'), isDisputed),
        booking === undefined ? undefined : eq(bookings.number, booking),
      ),
    )
    .orderBy(desc(damages.date), desc(damages.id))
}
