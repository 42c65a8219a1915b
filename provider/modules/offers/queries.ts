import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels } from '@/provider/db/schema/cars'
import { offers } from '@/provider/db/schema/offers'
import type { PersonalOffer } from '@/provider/modules/offers/rules/personal-offer'
import { activeBooking } from '@/provider/records/bookings/active-booking'

/** Null booking: the offer is in none. A hold that ran out has released it, also before its status is `expired`. */
type OfferUse = { bookingId: number | null; booking: string | null; isLive: boolean | null }

export type OfferRow = PersonalOffer & OfferUse & { name: typeof offers.$inferSelect.name; car: string }

/** Lists all of the client's offers; those that end first come first. */
export async function listClientOffers(db: Database, clientId: number, now: Date) {
  return db
    .select({
      offer: offers,
      model: carModels,
      ...offerUse(now),
    })
    .from(offers)
    .innerJoin(carModels, eq(carModels.id, offers.modelId))
    .leftJoin(bookings, eq(bookings.id, offers.bookingId))
    .where(eq(offers.clientId, clientId))
    .orderBy(asc(offers.validTo), asc(offers.id))
}

/** Finds an offer of the branch, of any client. */
export async function findOffer(db: Database, station: string, id: number, now: Date): Promise<OfferRow | null> {
  const [row] = await db
    .select({ offer: offers, car: carModels.name, ...offerUse(now) })
    .from(offers)
    .innerJoin(carModels, eq(carModels.id, offers.modelId))
    .leftJoin(bookings, eq(bookings.id, offers.bookingId))
    .where(and(eq(offers.station, station), eq(offers.id, id)))
  return row ? { ...row.offer, ...row } : null
}

function offerUse(now: Date) {
  return {
    bookingId: offers.bookingId,
    booking: bookings.number,
    isLive: sql<boolean | null>`${activeBooking(now, 'bookings')}`,
  }
}
