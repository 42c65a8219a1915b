import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { liveBooking } from '@/provider/db/live-booking'
import { bookings, promoCodes } from '@/provider/db/schema/bookings'
import { statusList } from '@/provider/db/status-list'
import { RELEASED } from '@/provider/rules/booking-moves'
import type { PromoTerms } from '@/provider/rules/promo'

export type PromoRepository = ReturnType<typeof createPromoRepository>

export function createPromoRepository(db: Database) {
  return {
    /** An active code with its uses up to now: those of before this program, and the bookings that carry it. */
    async find(
      station: string,
      code: string,
      { now, exceptBookingId }: { now: Date; exceptBookingId?: number | undefined },
    ): Promise<PromoTerms | null> {
      const used = db
        .select({ n: sql`count(*)` })
        .from(bookings)
        .where(
          and(
            eq(bookings.station, station),
            eq(bookings.promoCode, code),
            sql`${bookings.status} not in ${statusList(RELEASED)}`,
            liveBooking(now, 'bookings'),
            exceptBookingId === undefined ? undefined : ne(bookings.id, exceptBookingId),
          ),
        )
      const [row] = await db
        .select({ promo: promoCodes, used: sql<number>`(${used})::int` })
        .from(promoCodes)
        .where(and(eq(promoCodes.station, station), eq(promoCodes.code, code), promoCodes.active))
      return row ? { ...row.promo, uses: row.promo.usedBefore + row.used } : null
    },
  }
}
