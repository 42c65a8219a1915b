import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { clients } from '@/provider/db/schema/clients'
import { damages, fines } from '@/provider/db/schema/debts'
import { payableDigits } from '@/provider/rules/payments/payable-digits'

type DatabaseReader = Pick<Database, 'select'>

// Only the digits of a number count. Each search is one query, whether it finds something or not.

/** Returns the booking with the surnames that open it, or null. */
export async function findPayableBooking(db: DatabaseReader, station: string, number: string) {
  const [row] = await db
    .select({
      id: bookings.id,
      number: bookings.number,
      clientId: bookings.clientId,
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
    .where(and(eq(bookings.station, station), eq(bookings.number, payableDigits(number)), eq(bookings.kind, 'booking')))
  return row ?? null
}

/** Returns the fine with the surnames that open it, or null. */
export async function findPayableFine(db: DatabaseReader, station: string, number: string) {
  const [row] = await db
    .select({
      id: fines.id,
      number: fines.decisionNumber,
      clientId: fines.clientId,
      car: carModels.name,
      name: fines.name,
      status: fines.status,
      sizeKop: fines.sizeKop,
      paidKop: fines.paidKop,
      discountPercent: fines.discountPercent,
      discountUntil: fines.discountUntil,
      driver: bookings.driver,
      clientLastName: clients.lastName,
    })
    .from(fines)
    .innerJoin(cars, eq(cars.id, fines.carId))
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .innerJoin(clients, eq(clients.id, fines.clientId))
    .leftJoin(bookings, eq(bookings.id, fines.bookingId))
    .where(
      and(
        eq(fines.station, station),
        sql`regexp_replace(${fines.decisionNumber}, '\\D', '', 'g') = ${payableDigits(number)}`,
      ),
    )
  return row ?? null
}

/** Returns the damage with the surnames that open it, or null. */
export async function findPayableDamage(db: DatabaseReader, station: string, number: string) {
  const [row] = await db
    .select({
      id: damages.id,
      number: sql<string>`${damages.id}::text`,
      clientId: damages.clientId,
      car: carModels.name,
      damage: damages.damage,
      status: damages.status,
      costKop: damages.costKop,
      coveredKop: damages.coveredKop,
      paidKop: damages.paidKop,
      debtKop: damages.debtKop,
      driver: bookings.driver,
      clientLastName: clients.lastName,
    })
    .from(damages)
    .innerJoin(cars, eq(cars.id, damages.carId))
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .innerJoin(clients, eq(clients.id, damages.clientId))
    .leftJoin(bookings, eq(bookings.id, damages.bookingId))
    .where(and(eq(damages.station, station), sql`${damages.id}::text = ${payableDigits(number)}`))
  return row ?? null
}
