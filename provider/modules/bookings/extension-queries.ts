import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { extensionRequests } from '@/provider/db/schema/extensions'
import { bookingExtras, extras } from '@/provider/db/schema/options'
import { acceptedOf, extendedBy } from '@/provider/modules/bookings/rules/extension'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import type { Extended } from '@/provider/rules/bookings/return-charges'
import { BLOCKING } from '@/provider/rules/bookings/transitions'
import type { ChosenExtra } from './reserve-options'

type Reader = Pick<Database, 'select'>
export type StoredExtension = typeof extensionRequests.$inferSelect

/** Lists what was asked for a booking, the first request first. */
export function listExtensions(db: Reader, bookingId: number): Promise<StoredExtension[]> {
  return db
    .select()
    .from(extensionRequests)
    .where(eq(extensionRequests.bookingId, bookingId))
    .orderBy(asc(extensionRequests.id))
}

/** Returns what the accepted requests that led to the end of a booking made of it; null: there are none. */
export async function findExtended(
  db: Reader,
  { id, endAt }: Pick<typeof bookings.$inferSelect, 'id' | 'endAt'>,
): Promise<Extended | null> {
  return extendedBy(acceptedOf(await listExtensions(db, id), endAt))
}

/** Returns whether no other booking and no block has this plate until a moment, by the overlap of migration 0103. */
export async function isPlateFree(
  db: Reader,
  { id, carId, startAt }: Pick<typeof bookings.$inferSelect, 'id' | 'carId' | 'startAt'>,
  blockedUntil: Date,
  now: Date,
): Promise<boolean> {
  const rivals = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        ...[eq(bookings.carId, carId), ne(bookings.id, id), inArray(bookings.status, [...BLOCKING])],
        ...[lt(bookings.startAt, blockedUntil), gt(bookings.blockedUntil, startAt), activeBooking(now, 'bookings')],
      ),
    )
    .limit(1)
  return rivals.length === 0
}

/** Lists the extras of a booking with the pieces that the branch has of each. */
export function listBookedExtras(db: Reader, bookingId: number): Promise<ChosenExtra[]> {
  return db
    .select({ code: bookingExtras.extraCode, quantity: bookingExtras.quantity, stock: extras.stock })
    .from(bookingExtras)
    .innerJoin(extras, and(eq(extras.station, bookingExtras.station), eq(extras.code, bookingExtras.extraCode)))
    .where(eq(bookingExtras.bookingId, bookingId))
}
