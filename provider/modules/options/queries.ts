import { and, asc, eq, gt, type InferSelectModel, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import type { ReferenceCache } from '@/provider/db/reference-cache'
import { bookings } from '@/provider/db/schema/bookings'
import { bookingExtras, extras } from '@/provider/db/schema/options'
import { sqlList } from '@/provider/db/sql/sql-list'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { BLOCKING } from '@/provider/rules/bookings/transitions'
import type { AvailabilityWindow } from '@/provider/rules/cars/availability-window'
import type { PiecesInUse } from '@/provider/rules/options/peak-use'

export type ExtraRow = InferSelectModel<typeof extras>
export type UsesByCode = ReadonlyMap<string, readonly PiecesInUse[]>

export type OptionQueries = ReturnType<typeof createOptionQueries>

/** Creates the reads that go through the reference cache. */
export function createOptionQueries(db: Database, cache: ReferenceCache) {
  return {
    /** Lists the extras in the branch's order. */
    listExtras: cache(async (station): Promise<ExtraRow[]> => {
      return db.select().from(extras).where(eq(extras.station, station)).orderBy(asc(extras.sort), asc(extras.code))
    }),
  }
}

/**
 * Lists pieces that bookings use within the window, by code. A hold that ran out uses none, also before its status is
 * `expired`.
 */
export async function listUses(
  db: Database,
  station: string,
  codes: readonly string[],
  { from, blockedUntil, now, exceptBookingId }: AvailabilityWindow,
): Promise<UsesByCode> {
  const uses = new Map<string, PiecesInUse[]>()
  if (codes.length === 0) return uses
  const rows = await db
    .select({
      code: bookingExtras.extraCode,
      quantity: bookingExtras.quantity,
      from: bookings.startAt,
      until: bookings.blockedUntil,
    })
    .from(bookings)
    .innerJoin(bookingExtras, eq(bookingExtras.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.station, station),
        inArray(bookingExtras.extraCode, [...codes]),
        sql`${bookings.status} in ${sqlList(BLOCKING)}`,
        activeBooking(now, 'bookings'),
        lt(bookings.startAt, blockedUntil),
        gt(bookings.blockedUntil, from),
        exceptBookingId === undefined ? undefined : ne(bookings.id, exceptBookingId),
      ),
    )
  for (const { code, ...use } of rows) uses.set(code, [...(uses.get(code) ?? []), use])
  return uses
}
