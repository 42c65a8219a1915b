import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { promoCodes } from '@/provider/db/schema/promo'
import { sqlList } from '@/provider/db/sql/sql-list'
import type { PromoTerms } from '@/provider/modules/promo/rules/promo'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { RELEASED } from '@/provider/rules/bookings/transitions'

/** Finds an active code with its uses up to now: those of before this program, and the bookings that carry it. */
export async function findPromo(
  db: Database,
  station: string,
  code: string,
  { now, exceptBookingId }: { now: Date; exceptBookingId?: number | undefined },
): Promise<PromoTerms | null> {
  const uses = db
    .select({ n: sql`count(*)` })
    .from(bookings)
    .where(
      and(
        eq(bookings.station, station),
        eq(bookings.promoCode, code),
        sql`${bookings.status} not in ${sqlList(RELEASED)}`,
        activeBooking(now, 'bookings'),
        exceptBookingId === undefined ? undefined : ne(bookings.id, exceptBookingId),
      ),
    )
  const [row] = await db
    .select({ promo: promoCodes, uses: sql<number>`(${uses})::int` })
    .from(promoCodes)
    .where(and(eq(promoCodes.station, station), eq(promoCodes.code, code), promoCodes.active))
  return row ? { ...row.promo, uses: row.promo.usedBefore + row.uses } : null
}
