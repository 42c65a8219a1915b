import { and, asc, desc, eq, gt, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Colour } from '@/provider/contract/rules/cars/paints'
import type { Database } from '@/provider/db/database'
import { operatorActions } from '@/provider/db/schema/audit'
import { bookingStatusHistory, bookings, handOvers } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { damages } from '@/provider/db/schema/debts'
import { bookingExtras, extras } from '@/provider/db/schema/options'
import { payments } from '@/provider/db/schema/payments'
import { places } from '@/provider/db/schema/places'
import { countAll } from '@/provider/db/sql/count-all'
import { WITHOUT_RENTAL } from '@/provider/rules/bookings/transitions'
import { driverVerifications } from './driver-verifications'

/** `from`, `to`: the day on which a car goes or comes back. */
type BookingFilter = {
  number?: string | undefined
  status?: BookingStatus | undefined
  plate?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** Only those that are not over at this moment. */
  openAt?: Date | undefined
}

/** Returns bookings as the staff see them, the earliest pick-up first. */
export async function selectStaffBookings(db: Database, station: string, filter: BookingFilter, limit: number) {
  const { number, status, plate, from, to, openAt } = filter
  return db
    .select({
      ...{ id: bookings.id, number: bookings.number, status: bookings.status, holdUntil: bookings.holdUntil },
      ...{ startAt: bookings.startAt, endAt: bookings.endAt, driver: bookings.driver, flight: bookings.flight },
      meeting: bookings.meeting,
      ...{ totalKop: bookings.totalKop, paidKop: bookings.paidKop, refundKop: bookings.refundKop },
      ...{ partner: bookings.partner, affiliate: bookings.affiliate, price: bookings.price },
      ...{ colour: sql<Colour | null>`${bookings.rental}->>'colour'`, cvet: cars.cvet },
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
        openAt && isOpenAt(openAt),
        from && to
          ? or(isWithinPeriod(bookings.startAt, from, to), isWithinPeriod(bookings.endAt, from, to))
          : undefined,
      ),
    )
    .orderBy(...orderOf(from, to))
    .limit(limit)
}

/** Returns what happened to one booking: its transitions, its odometer, its payments and the charges of its return. */
export async function selectTimeline(db: Database, bookingId: number) {
  return {
    transitions: await db
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
    charges: await db.select().from(damages).where(eq(damages.bookingId, bookingId)).orderBy(asc(damages.position)),
  }
}

/** Returns what was ordered with one booking, who is to drive, and what the staff did with it. */
export async function selectDetails(db: Database, bookingId: number) {
  const [row] = await db
    .select({
      ...{ station: bookings.station, clientId: bookings.clientId, rental: bookings.rental },
      ...{ driver: bookings.driver, extraDrivers: bookings.extraDrivers },
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  if (!row) return null
  const { station, clientId, rental, driver, extraDrivers } = row
  const stationPlaces = await db.select().from(places).where(eq(places.station, station))
  const verifications = await driverVerifications(db, clientId)
  return {
    pickup: stationPlaces.find(({ id }) => id === rental?.city)?.name ?? null,
    dropoff: stationPlaces.find(({ id }) => id === rental?.dropoffPlace)?.name ?? null,
    placeNames: new Map(stationPlaces.map(({ code, name }) => [code, name])),
    extras: await selectExtras(db, bookingId),
    drivers: [...(driver ? [driver] : []), ...extraDrivers].map((person) => ({
      ...person,
      verification: verifications.get(person.phone) ?? null,
    })),
    actions: await db
      .select()
      .from(operatorActions)
      .where(eq(operatorActions.bookingId, bookingId))
      .orderBy(asc(operatorActions.id)),
  }
}

function selectExtras(db: Database, bookingId: number) {
  return db
    .select({ code: extras.code, name: extras.name, quantity: bookingExtras.quantity })
    .from(bookingExtras)
    .innerJoin(extras, and(eq(extras.station, bookingExtras.station), eq(extras.code, bookingExtras.extraCode)))
    .where(eq(bookingExtras.bookingId, bookingId))
    .orderBy(asc(extras.sort))
}

/**
 * Orders a day: pick-ups by their hour, then returns; bookings without a rental last, so that a limit cuts them first.
 */
function orderOf(from: Date | undefined, to: Date | undefined): SQL[] {
  const usual = [asc(bookings.startAt), asc(bookings.id)]
  if (!from || !to) return usual
  const isPickup = sql`(${isWithinPeriod(bookings.startAt, from, to)})`
  return [
    asc(inArray(bookings.status, [...WITHOUT_RENTAL])),
    sql`${isPickup} desc`,
    sql`case when ${isPickup} then ${bookings.startAt} else ${bookings.endAt} end`,
    ...usual,
  ]
}

/** Rentals that are to come, run, or should have ended, and holds while they last. */
function isOpenAt(at: Date): SQL | undefined {
  const lasts = or(isNull(bookings.holdUntil), gt(bookings.holdUntil, at))
  const isHeld = and(inArray(bookings.status, ['held', 'awaiting_payment']), lasts)
  return or(inArray(bookings.status, ['confirmed', 'active']), isHeld)
}

function isWithinPeriod(
  column: typeof bookings.startAt | typeof bookings.endAt,
  from: Date,
  to: Date,
): SQL | undefined {
  return and(gte(column, from), lt(column, to))
}
