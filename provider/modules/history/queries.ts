import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { DrawnCar } from '@/provider/contract/photos'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { DRAWN_CAR } from '@/provider/db/sql/drawn-car'
import { isInAccount } from '@/provider/db/sql/unproved-booking'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { mayDisown } from '@/provider/records/bookings/disown-bookings'
import { listConsents } from '@/provider/records/consents/record-consents'

type Booking = typeof bookings.$inferSelect
export type HistoryRow = Pick<
  Booking,
  | 'number'
  | 'createdAt'
  | 'status'
  | 'holdUntil'
  | 'startAt'
  | 'endAt'
  | 'totalKop'
  | 'paidKop'
  | 'refundKop'
  | 'distanceKm'
> & { car: string; drawn: DrawnCar; miles: number }

/** The condition of the rentals in a client's account. */
function isRental(): SQL | undefined {
  return and(eq(bookings.kind, 'booking'), isInAccount())
}

/**
 * Lists the confirmed bookings that somebody made with the client's phone without signing in, and that nobody proved: he or a
 * stranger. The next pick-up comes first.
 */
export async function listUnclaimed(db: Database, clientId: number, now: Date): Promise<HistoryRow[]> {
  return rentalsOf(db, clientId, and(mayDisown(clientId, now), eq(bookings.status, 'confirmed'))).orderBy(
    asc(bookings.startAt),
    asc(bookings.id),
  )
}

/** Lists the client's rentals; the latest comes first. */
export async function listClientRentals(db: Database, clientId: number): Promise<HistoryRow[]> {
  return rentalsOf(db, clientId, isRental()).orderBy(desc(bookings.startAt), desc(bookings.id))
}

/** Finds the rental that runs, or the next one by pick-up; a hold that is not confirmed does not count. */
export async function findCurrentRental(db: Database, clientId: number, now: Date): Promise<HistoryRow | null> {
  const ahead = and(
    inArray(bookings.status, ['awaiting_payment', 'confirmed']),
    gt(bookings.endAt, now),
    activeBooking(now, 'bookings'),
  )
  const [row] = await rentalsOf(db, clientId, and(isRental(), sql`(${eq(bookings.status, 'active')} or ${ahead})`))
    .orderBy(desc(eq(bookings.status, 'active')), asc(bookings.startAt))
    .limit(1)
  return row ?? null
}

/** Finds what the response of the booking itself does not have; null: this client has no such booking. */
export async function findRentalExtra(db: Database, clientId: number, number: string) {
  const [row] = await db
    .select({ id: bookings.id, distanceKm: bookings.distanceKm, miles: earnedMiles() })
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), eq(bookings.number, number), isRental()))
  if (!row) return null
  const { id, ...extra } = row
  return { ...extra, documents: await listConsents(db, id) }
}

function rentalsOf(db: Database, clientId: number, which: SQL | undefined) {
  return db
    .select({
      number: bookings.number,
      createdAt: bookings.createdAt,
      status: bookings.status,
      holdUntil: bookings.holdUntil,
      car: carModels.name,
      drawn: DRAWN_CAR,
      startAt: bookings.startAt,
      endAt: bookings.endAt,
      totalKop: bookings.totalKop,
      paidKop: bookings.paidKop,
      refundKop: bookings.refundKop,
      distanceKm: bookings.distanceKm,
      miles: earnedMiles(),
    })
    .from(bookings)
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .innerJoin(carModels, eq(carModels.id, bookings.modelId))
    .where(and(eq(bookings.clientId, clientId), which))
}

/**
 * Miles earned by a booking, also pending ones, less those that were taken back. Names are written in full: in a select of
 * one table they would be those of the inner table.
 */
function earnedMiles(): SQL<number> {
  return sql`(select coalesce(sum(case 'program:earned' when e.from_account then e.miles when e.to_account then -e.miles end), 0)
    from mile_entries e where e.booking_id = bookings.id)`.mapWith(Number)
}
