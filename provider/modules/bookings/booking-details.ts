import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookingExtras, bookings, extras } from '@/provider/db/schema/bookings'
import { operatorActs } from '@/provider/db/schema/deposits'
import { places } from '@/provider/db/schema/fleet'
import { driverVerifications } from '@/provider/records/bookings/driver-verifications'

/** What was ordered with one booking, who is to drive, and what the branch's people did with it. */
export function createBookingDetails(db: Database) {
  return async (bookingId: number) => {
    const [row] = await db
      .select({
        ...{ station: bookings.station, clientId: bookings.clientId, rental: bookings.rental },
        ...{ driver: bookings.driver, extraDrivers: bookings.extraDrivers },
      })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
    if (!row) return null
    const { station, clientId, rental, driver, extraDrivers } = row
    const spots = await db.select().from(places).where(eq(places.station, station))
    const verifications = await driverVerifications(db, clientId)
    return {
      pickup: spots.find(({ id }) => id === rental?.city)?.name ?? null,
      dropoff: spots.find(({ id }) => id === rental?.dropoffPlace)?.name ?? null,
      placeNames: new Map(spots.map(({ code, name }) => [code, name])),
      extras: await listExtras(db, bookingId),
      drivers: [...(driver ? [driver] : []), ...extraDrivers].map((person) => ({
        ...person,
        verification: verifications.get(person.phone) ?? null,
      })),
      acts: await db
        .select()
        .from(operatorActs)
        .where(eq(operatorActs.bookingId, bookingId))
        .orderBy(asc(operatorActs.id)),
    }
  }
}

function listExtras(db: Database, bookingId: number) {
  return db
    .select({ code: extras.code, name: extras.name, quantity: bookingExtras.quantity })
    .from(bookingExtras)
    .innerJoin(extras, and(eq(extras.station, bookingExtras.station), eq(extras.code, bookingExtras.extraCode)))
    .where(eq(bookingExtras.bookingId, bookingId))
    .orderBy(asc(extras.sort))
}
