import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { offers } from '@/provider/db/schema/account'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels } from '@/provider/db/schema/fleet'
import type { PersonalOffer } from '@/provider/modules/offers/rules/personal-offer'
import { activeBooking } from '@/provider/records/bookings/active-booking'

export type OffersRepository = ReturnType<typeof createOffersRepository>

/** Null booking: nothing has the offer. A hold that ran out has given it back, swept or not. */
type Taking = { bookingId: number | null; booking: string | null; isLive: boolean | null }

export type OfferRow = PersonalOffer & Taking & { name: typeof offers.$inferSelect.name; car: string }

export function createOffersRepository(db: Database) {
  const taking = (now: Date) => ({
    bookingId: offers.bookingId,
    booking: bookings.number,
    isLive: sql<boolean | null>`${activeBooking(now, 'bookings')}`,
  })
  return {
    /** All of the client's offers, those that end first first. */
    async list(clientId: number, now: Date) {
      return db
        .select({
          offer: offers,
          model: carModels,
          ...taking(now),
        })
        .from(offers)
        .innerJoin(carModels, eq(carModels.id, offers.modelId))
        .leftJoin(bookings, eq(bookings.id, offers.bookingId))
        .where(eq(offers.clientId, clientId))
        .orderBy(asc(offers.validTo), asc(offers.id))
    },

    /** An offer of the station, whoever's it is. */
    async find(station: string, id: number, now: Date): Promise<OfferRow | null> {
      const [row] = await db
        .select({ offer: offers, car: carModels.name, ...taking(now) })
        .from(offers)
        .innerJoin(carModels, eq(carModels.id, offers.modelId))
        .leftJoin(bookings, eq(bookings.id, offers.bookingId))
        .where(and(eq(offers.station, station), eq(offers.id, id)))
      return row ? { ...row.offer, ...row } : null
    },
  }
}
