import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { damages, fines } from '@/provider/db/schema/account'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { carModels, cars } from '@/provider/db/schema/fleet'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import { payableDigits } from '@/provider/rules/payments/payable-digits'
import type { PayablePurpose } from '@/provider/rules/payments/payable-sums'

type Reading = Pick<Database, 'select'>

/** What can be paid, found by its number: only its digits count. Each is one question, found or not. */
export type DebtsRepository = ReturnType<typeof createDebtsRepository>

export function createDebtsRepository(db: Database) {
  return {
    findBooking: (station: string, number: string) => findBooking(db, station, payableDigits(number)),
    findFine: (station: string, number: string) => findFine(db, station, payableDigits(number)),
    findDamage: (station: string, number: string) => findDamage(db, station, payableDigits(number)),

    findLive: (purpose: PayablePurpose, id: number) => findActivePayment(db, purpose, id),
  }
}

async function findBooking(db: Reading, station: string, number: string) {
  const [found] = await db
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
    .where(and(eq(bookings.station, station), eq(bookings.number, number), eq(bookings.kind, 'booking')))
  return found ?? null
}

async function findFine(db: Reading, station: string, digits: string) {
  const [found] = await db
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
    .where(and(eq(fines.station, station), sql`regexp_replace(${fines.decisionNumber}, '\\D', '', 'g') = ${digits}`))
  return found ?? null
}

async function findDamage(db: Reading, station: string, digits: string) {
  const [found] = await db
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
    .where(and(eq(damages.station, station), sql`${damages.id}::text = ${digits}`))
  return found ?? null
}
