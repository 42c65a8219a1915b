import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels } from '@/provider/db/schema/cars'
import { countAll } from '@/provider/db/sql/count-all'
import { isUnproved } from '@/provider/db/sql/unproved-booking'
import type { StaffDeps } from './staff-deps'

export type UnprovedBooking = Awaited<ReturnType<typeof listUnproved>>[number]

/**
 * Lists the confirmed bookings that are to begin, whose phone nobody proved and for which nothing is paid: those of the busiest
 * network first, then the newest. `ofNetwork`, `ofPhone`: how many of the list share the network and the phone.
 */
export function listUnproved({ db, settings, now }: StaffDeps, limit: number) {
  const { unprovedNetwork, unprovedAt, clientId, startAt } = bookings
  const ofNetwork = sql<number>`case when ${unprovedNetwork} is null then 1
    else count(*) over (partition by ${unprovedNetwork}) end::int`
  return db
    .select({
      ...{ number: bookings.number, unprovedAt, startAt, driver: bookings.driver, car: carModels.name, ofNetwork },
      ofPhone: sql<number>`(count(*) over (partition by ${clientId}))::int`,
      all: countAll(),
    })
    .from(bookings)
    .innerJoin(carModels, eq(carModels.id, bookings.modelId))
    .where(
      and(
        ...[eq(bookings.station, settings.station), eq(bookings.kind, 'booking'), eq(bookings.status, 'confirmed')],
        ...[gt(startAt, now()), isUnproved()],
      ),
    )
    .orderBy(desc(ofNetwork), sql`${unprovedAt} desc nulls last`, desc(bookings.id))
    .limit(limit)
}
