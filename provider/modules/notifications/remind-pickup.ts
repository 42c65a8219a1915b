import { subHours } from 'date-fns'
import { and, asc, eq, gt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookingChanges, bookings } from '@/provider/db/schema/bookings'
import { qualifiedColumn } from '@/provider/db/sql/qualified-column'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { lockOwner } from '@/provider/records/clients/lock-client'
import { enqueueReminder } from '@/provider/records/notifications/enqueue-booking'

/** Bookings of one run; the next run comes soon. */
const AT_ONCE = 100

/** A client who booked or changed the booking so many hours before its reminder needs none. */
const QUIET_HOURS = 6

type Moment = { reminderHours: number; at: Date }
type Deps = { db: Database; settings: Settings; now: () => Date }

/** Reminds the drivers whose pick-up is soon, each once. Returns how many were reminded. */
export async function remindPickups({ db, settings, now }: Deps): Promise<number> {
  const { reminderHours } = await settings.current()
  const at = now()
  let reminded = 0
  for (const id of await listDue(db, settings.station, reminderHours, at)) {
    if (await remindPickup(db, id, { reminderHours, at })) reminded += 1
  }
  return reminded
}

/** Returns false when the booking was cancelled meanwhile. */
async function remindPickup(db: Database, id: number, { reminderHours, at }: Moment): Promise<boolean> {
  return retryTransaction(db, async (tx) => {
    await lockOwner(tx, id)
    const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('no key update')
    if (row?.status !== 'confirmed' || row.startAt <= at) return false
    const quietFrom = subHours(row.startAt, reminderHours + QUIET_HOURS)
    const lateChanges = and(eq(bookingChanges.bookingId, id), gt(bookingChanges.at, quietFrom))
    const isJustMade = row.createdAt > quietFrom || (await tx.$count(bookingChanges, lateChanges)) > 0
    await enqueueReminder(tx, { bookingId: id, at, isJustMade })
    return true
  })
}

/**
 * Lists confirmed bookings that begin within so many hours and whose driver needs a reminder: not those that were reminded
 * of this pick-up, nor those made or changed so late that their own letter is a reminder.
 */
async function listDue(db: Database, station: string, hours: number, at: Date): Promise<number[]> {
  const before = sql`${bookings.startAt} - make_interval(hours => ${hours}::int)`
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.station, station),
        eq(bookings.kind, 'booking'),
        // A literal: the partial index needs it.
        sql`${bookings.status} = 'confirmed'`,
        gt(bookings.startAt, at),
        lte(bookings.startAt, sql`${at.toISOString()}::timestamptz + make_interval(hours => ${hours}::int)`),
        sql`${bookings.createdAt} <= ${before}`,
        notExists(
          sql`(select from booking_changes c where c.booking_id = ${qualifiedColumn(bookings.id)} and c.at > ${before})`,
        ),
        notExists(reminderOfPickup()),
      ),
    )
    .orderBy(asc(bookings.startAt))
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}

/** The key is that of `enqueueBooking`: a booking that is moved to another day is reminded again. */
function reminderOfPickup(): SQL {
  const key = sql`'booking_reminder:' || ${bookings.number} || ':' || (extract(epoch from ${bookings.startAt}) * 1000)::bigint`
  return sql`(select from outbox o where o.dedup_key in (${key} || ':email', ${key} || ':sms'))`
}
