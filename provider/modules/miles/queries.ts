import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { mileEntries, mileLots } from '@/provider/db/schema/miles'
import { DRAWN_CAR } from '@/provider/db/sql/drawn-car'
import { isInAccount } from '@/provider/db/sql/unproved-booking'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { milesOnBooking } from '@/provider/records/miles/ledger'
import { PAYABLE } from '@/provider/rules/miles/miles-on-booking'

export type MileEntryRow = Awaited<ReturnType<typeof listEntries>>[number]
export type PayableRow = Awaited<ReturnType<typeof listPayableBookings>>[number]

/**
 * Returns the client's whole ledger as it was written, with what is left of each credit. It is ordered by id, because
 * clocks may differ.
 */
export async function listEntries(db: Database, clientId: number) {
  const { id, at, text, fromAccount, toAccount, miles, settlesId, expiresOn, earnPercent } = mileEntries
  return db
    .select({
      ...{ id, at, text, fromAccount, toAccount, miles, settlesId, expiresOn, earnPercent },
      leftMiles: mileLots.leftMiles,
      booking: bookings.number,
      bookingStatus: bookings.status,
      car: carModels.name,
      drawn: DRAWN_CAR,
    })
    .from(mileEntries)
    .leftJoin(mileLots, eq(mileLots.entryId, id))
    .leftJoin(bookings, eq(bookings.id, mileEntries.bookingId))
    .leftJoin(cars, eq(cars.id, bookings.carId))
    .leftJoin(carModels, eq(carModels.id, bookings.modelId))
    .where(eq(mileEntries.clientId, clientId))
    .orderBy(asc(id))
}

/** Returns the credits of which miles are left. */
export async function listLots(db: Database, clientId: number) {
  const { expiresOn, leftMiles } = mileLots
  return db
    .select({ expiresOn, leftMiles })
    .from(mileLots)
    .where(and(eq(mileLots.clientId, clientId), gt(leftMiles, 0)))
}

/** Returns the bookings that miles may pay for, the next pick-up first, with the miles that pay for them already. */
export async function listPayableBookings(db: Database, clientId: number, now: Date) {
  return db
    .select({
      number: bookings.number,
      status: bookings.status,
      price: bookings.price,
      paidKop: bookings.paidKop,
      pickupAt: bookings.startAt,
      dropoffAt: bookings.endAt,
      car: carModels.name,
      miles: milesOnBooking(sql`${bookings.id}`),
    })
    .from(bookings)
    .innerJoin(carModels, eq(carModels.id, bookings.modelId))
    .where(
      and(
        eq(bookings.clientId, clientId),
        eq(bookings.kind, 'booking'),
        inArray(bookings.status, [...PAYABLE]),
        gt(bookings.startAt, now),
        activeBooking(now, 'bookings'),
        isInAccount(),
      ),
    )
    .orderBy(asc(bookings.startAt), asc(bookings.id))
}

/** Returns the miles that left the account and those that bookings gave back, each with the balance after it. */
export async function listSpentEntries(db: Database, clientId: number) {
  const { id, at, text, fromAccount, toAccount, earnPercent } = mileEntries
  const signed: SQL<number> = sql`case 'client:available' when ${toAccount} then ${mileEntries.miles}
    else -${mileEntries.miles} end`
  const changes = db.$with('moved').as(
    db
      .select({
        ...{ id, at, text, fromAccount, toAccount, earnPercent, bookingId: mileEntries.bookingId },
        miles: signed.mapWith(Number).as('signed'),
        balance: sql<number>`sum(${signed}) over (order by ${id})`.mapWith(Number).as('balance'),
      })
      .from(mileEntries)
      .where(and(eq(mileEntries.clientId, clientId), sql`'client:available' in (${fromAccount}, ${toAccount})`)),
  )
  return db
    .with(changes)
    .select({
      ...{ id: changes.id, at: changes.at, text: changes.text, earnPercent: changes.earnPercent, miles: changes.miles },
      ...{ fromAccount: changes.fromAccount, toAccount: changes.toAccount, balance: changes.balance },
      booking: bookings.number,
      bookingStatus: bookings.status,
      car: carModels.name,
      drawn: DRAWN_CAR,
    })
    .from(changes)
    .leftJoin(bookings, eq(bookings.id, changes.bookingId))
    .leftJoin(cars, eq(cars.id, bookings.carId))
    .leftJoin(carModels, eq(carModels.id, bookings.modelId))
    .where(or(eq(changes.fromAccount, 'client:available'), eq(changes.fromAccount, 'program:spent')))
    .orderBy(asc(changes.id))
}
