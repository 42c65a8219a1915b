import { and, asc, eq, gt, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { lockOwner } from '@/provider/records/clients/lock-client'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'

/** Bookings of one run; the next run comes soon. */
const AT_ONCE = 100

type Deps = { db: Database; settings: Settings; now: () => Date }

/** Reminds the drivers who soon bring a car back, each once for a time of return. Returns how many were reminded. */
export async function remindReturns({ db, settings, now }: Deps): Promise<number> {
  const { returnReminderHours } = await settings.current()
  const at = now()
  let reminded = 0
  for (const id of await listDue(db, settings.station, returnReminderHours, at)) {
    if (await remindReturn(db, id, at)) reminded += 1
  }
  return reminded
}

/** Returns false when the car came back meanwhile. */
async function remindReturn(db: Database, id: number, at: Date): Promise<boolean> {
  return retryTransaction(db, async (tx) => {
    await lockOwner(tx, id)
    const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('no key update')
    if (row?.status !== 'active' || row.endAt <= at) return false
    await enqueueBooking(tx, 'booking_return_reminder', id, at)
    return true
  })
}

/**
 * Lists rentals that end within so many hours and whose driver was not reminded of this return: not those that are no longer
 * than that, because their driver has just got the voucher.
 */
async function listDue(db: Database, station: string, hours: number, at: Date): Promise<number[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.station, station),
        eq(bookings.kind, 'booking'),
        eq(bookings.status, 'active'),
        gt(bookings.endAt, at),
        lte(bookings.endAt, sql`${at.toISOString()}::timestamptz + make_interval(hours => ${hours}::int)`),
        lt(bookings.startAt, sql`${bookings.endAt} - make_interval(hours => ${hours}::int)`),
        notExists(reminderOfReturn()),
      ),
    )
    .orderBy(asc(bookings.endAt))
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}

/** The key is that of `enqueueBooking`: a rental that ends at another time is reminded again. */
function reminderOfReturn(): SQL {
  const key = sql`'booking_return_reminder:' || ${bookings.number} || ':' || (extract(epoch from ${bookings.endAt}) * 1000)::bigint`
  return sql`(select from outbox o where o.dedup_key in (${key} || ':email', ${key} || ':sms'))`
}
