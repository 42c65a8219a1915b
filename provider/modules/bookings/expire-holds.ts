import { subDays } from 'date-fns'
import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { isUnproved } from '@/provider/db/sql/unproved-booking'
import { NO_CONFIRMED_NETWORK } from '@/provider/records/bookings/no-network'
import type { BookingDeps } from './booking-deps'
import { expireHoldsWhere } from './transition-booking'

/** No retry of a request comes later. */
const RESPONSE_DAYS = 7

/**
 * Moves holds that ran out to `expired`, and purges old idempotency responses and the networks of confirmed bookings.
 *
 * @returns the number of expired holds
 */
export async function expireHolds({ db, now }: Pick<BookingDeps, 'db' | 'now'>): Promise<number> {
  await purgeResponses(db, subDays(now(), RESPONSE_DAYS))
  await purgeNetworks(db, now())
  await purgeUnprovedNetworks(db, now())
  const at = now()
  // Skips rows that are being confirmed or expired at this moment.
  return retryTransaction(db, (tx) => expireHoldsWhere(tx, sql`true`, at, sql`skip locked`))
}

async function purgeResponses(db: Database, before: Date): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where created_at < ${before.toISOString()}::timestamptz`)
}

async function purgeNetworks(db: Database, now: Date): Promise<void> {
  await db
    .update(bookings)
    .set(NO_CONFIRMED_NETWORK)
    .where(
      or(
        lte(bookings.confirmedNetworkUntil, now),
        // An older provider, which runs beside this one during an upgrade, clears the other columns only.
        and(isNotNull(bookings.confirmedWideNetwork), isNull(bookings.confirmedNetworkUntil)),
      ),
    )
}

/** A network counts for a day, and as long as its booking is to begin and its phone is not proved. */
async function purgeUnprovedNetworks(db: Database, now: Date): Promise<void> {
  const isToBegin = and(eq(bookings.status, 'confirmed'), gt(bookings.startAt, now), isUnproved())
  await db
    .update(bookings)
    .set({ unprovedNetwork: null })
    .where(and(isNotNull(bookings.unprovedNetwork), lte(bookings.unprovedAt, subDays(now, 1)), sql`not ${isToBegin}`))
}
