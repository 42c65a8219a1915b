import { and, asc, eq, gt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { qualifiedColumn } from '@/provider/db/qualified-column'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { lockOwner } from '@/provider/records/clients/lock-client'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'

/** So many of one turn: the next one comes soon. */
const AT_ONCE = 100

export type RemindersRepository = ReturnType<typeof createRemindersRepository>

export function createRemindersRepository(db: Database) {
  return {
    /**
     * Confirmed bookings that begin within so many hours and were told of nothing yet: neither reminded of this pick-up,
     * nor made or changed so late that their own letter is a reminder.
     */
    async listDue(station: string, hours: number, at: Date): Promise<number[]> {
      const before = sql`${bookings.startAt} - make_interval(hours => ${hours}::int)`
      const rows = await db
        .select({ id: bookings.id })
        .from(bookings)
        .where(
          and(
            eq(bookings.station, station),
            eq(bookings.kind, 'booking'),
            // Literal: the partial index of 0026 is for it.
            sql`${bookings.status} = 'confirmed'`,
            gt(bookings.startAt, at),
            lte(bookings.startAt, sql`${at.toISOString()}::timestamptz + make_interval(hours => ${hours}::int)`),
            sql`${bookings.createdAt} <= ${before}`,
            notExists(
              sql`(select from booking_changes c where c.booking_id = ${qualifiedColumn(bookings.id)} and c.at > ${before})`,
            ),
            notExists(wasReminded()),
          ),
        )
        .orderBy(asc(bookings.startAt))
        .limit(AT_ONCE)
      return rows.map(({ id }) => id)
    },

    /** @returns false when it was cancelled meanwhile. */
    async remind(id: number, at: Date): Promise<boolean> {
      return retryTransaction(db, async (tx) => {
        await lockOwner(tx, id)
        const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('no key update')
        if (row?.status !== 'confirmed' || row.startAt <= at) return false
        await enqueueBooking(tx, 'booking_reminder', id, at)
        return true
      })
    },
  }
}

/** Of this pick-up: one that is moved to another day is reminded of again. The key is the one of `enqueueBooking`. */
function wasReminded(): SQL {
  const key = sql`'booking_reminder:' || ${bookings.number} || ':' || (extract(epoch from ${bookings.startAt}) * 1000)::bigint`
  return sql`(select from outbox o where o.dedup_key in (${key} || ':email', ${key} || ':sms'))`
}
