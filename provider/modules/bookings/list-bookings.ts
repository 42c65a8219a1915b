import { and, asc, desc, eq, gt, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'
import { countAll } from '@/provider/db/count-all'
import type { Database } from '@/provider/db/database'
import { damages } from '@/provider/db/schema/account'
import { bookingStatusHistory, bookings, handOvers } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/fleet'
import { payments } from '@/provider/db/schema/payments'
import { CAME_TO_NOTHING } from '@/provider/rules/bookings/transitions'

/** `from`, `to`: the day on which a car goes or comes back. */
export type BookingFilter = {
  number?: string | undefined
  status?: BookingStatus | undefined
  plate?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** Only those that are not over at this moment. */
  openAt?: Date | undefined
}

/** Bookings as the branch looks at them, the earliest pick-up first. */
export function createListBookings(db: Database) {
  return async (station: string, { number, status, plate, from, to, openAt }: BookingFilter, most: number) =>
    db
      .select({
        ...{ id: bookings.id, number: bookings.number, status: bookings.status, holdUntil: bookings.holdUntil },
        ...{ startAt: bookings.startAt, endAt: bookings.endAt, driver: bookings.driver, flight: bookings.flight },
        ...{ totalKop: bookings.totalKop, paidKop: bookings.paidKop, refundKop: bookings.refundKop },
        ...{ partner: bookings.partner, affiliate: bookings.affiliate, price: bookings.price },
        ...{ plate: cars.gosnomer, car: carModels.name, mileageKm: cars.mileageKm, all: countAll() },
      })
      .from(bookings)
      .innerJoin(cars, eq(cars.id, bookings.carId))
      .innerJoin(carModels, eq(carModels.id, bookings.modelId))
      .where(
        and(
          eq(bookings.station, station),
          eq(bookings.kind, 'booking'),
          number === undefined ? undefined : eq(bookings.number, number),
          status === undefined ? undefined : eq(bookings.status, status),
          plate === undefined ? undefined : ilike(cars.gosnomer, plate.replaceAll(/[%_\\]/g, '\\$&')),
          openAt && notOver(openAt),
          from && to ? or(within(bookings.startAt, from, to), within(bookings.endAt, from, to)) : undefined,
        ),
      )
      .orderBy(...orderOf(from, to))
      .limit(most)
}

/** What happened to one booking: its moves, its odometer, its payments and what it owes. */
export function createBookingStory(db: Database) {
  return async (bookingId: number) => ({
    moves: await db
      .select()
      .from(bookingStatusHistory)
      .where(eq(bookingStatusHistory.bookingId, bookingId))
      .orderBy(asc(bookingStatusHistory.id)),
    handOvers: await db
      .select()
      .from(handOvers)
      .where(eq(handOvers.bookingId, bookingId))
      .orderBy(desc(handOvers.kind)),
    payments: await db.select().from(payments).where(eq(payments.bookingId, bookingId)).orderBy(asc(payments.id)),
    dues: await db.select().from(damages).where(eq(damages.bookingId, bookingId)).orderBy(asc(damages.id)),
  })
}

/** Of a day: its pick-ups by their hour, then its returns; what came to nothing last, so that a limit cuts it off first. */
function orderOf(from: Date | undefined, to: Date | undefined): SQL[] {
  const usual = [asc(bookings.startAt), asc(bookings.id)]
  if (!from || !to) return usual
  const isPickup = sql`(${within(bookings.startAt, from, to)})`
  return [
    asc(inArray(bookings.status, [...CAME_TO_NOTHING])),
    sql`${isPickup} desc`,
    sql`case when ${isPickup} then ${bookings.startAt} else ${bookings.endAt} end`,
    ...usual,
  ]
}

/** Rentals that are to come, run, or should have ended, and holds while they last. */
function notOver(at: Date): SQL | undefined {
  const lasts = or(isNull(bookings.holdUntil), gt(bookings.holdUntil, at))
  const isHeld = and(inArray(bookings.status, ['held', 'awaiting_payment']), lasts)
  return or(inArray(bookings.status, ['confirmed', 'active']), isHeld)
}

function within(column: typeof bookings.startAt | typeof bookings.endAt, from: Date, to: Date): SQL | undefined {
  return and(gte(column, from), lt(column, to))
}
