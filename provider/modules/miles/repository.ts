import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { liveBooking } from '@/provider/db/live-booking'
import { mileEntries, mileLots } from '@/provider/db/schema/account'
import { bookings } from '@/provider/db/schema/bookings'
import { carModels } from '@/provider/db/schema/fleet'
import { PAYABLE } from '@/provider/rules/miles-on-booking'

export type MilesRepository = ReturnType<typeof createMilesRepository>
export type MileEntryRow = Awaited<ReturnType<MilesRepository['list']>>[number]
export type PayableRow = Awaited<ReturnType<MilesRepository['listPayable']>>[number]

export function createMilesRepository(db: Database) {
  return {
    /** The header's number: the sum of the ledger, without what is still pending. */
    async balance(clientId: number): Promise<number> {
      const { fromAccount, toAccount, miles } = mileEntries
      const signed: SQL<number> = sql`coalesce(sum(case 'client:available' when ${toAccount} then ${miles}
        when ${fromAccount} then -${miles} end), 0)`
      const [row] = await db
        .select({ balance: signed.mapWith(Number) })
        .from(mileEntries)
        .where(eq(mileEntries.clientId, clientId))
      return row?.balance ?? 0
    },

    /** The client's whole ledger as it was written, with what is left of each credit: clocks may differ, its order does not. */
    async list(clientId: number) {
      const { id, at, text, fromAccount, toAccount, miles, settlesId, expiresOn, earnPercent } = mileEntries
      return db
        .select({
          ...{ id, at, text, fromAccount, toAccount, miles, settlesId, expiresOn, earnPercent },
          leftMiles: mileLots.leftMiles,
          booking: bookings.number,
          bookingStatus: bookings.status,
        })
        .from(mileEntries)
        .leftJoin(mileLots, eq(mileLots.entryId, id))
        .leftJoin(bookings, eq(bookings.id, mileEntries.bookingId))
        .where(eq(mileEntries.clientId, clientId))
        .orderBy(asc(id))
    },

    /** What nothing took yet of each credit. */
    async listLeft(clientId: number) {
      const { expiresOn, leftMiles } = mileLots
      return db
        .select({ expiresOn, leftMiles })
        .from(mileLots)
        .where(and(eq(mileLots.clientId, clientId), gt(leftMiles, 0)))
    },

    /** Bookings that miles may still pay for, the next pick-up first, with the miles that pay for them already. */
    async listPayable(clientId: number, now: Date) {
      const paying: SQL<number> = sql`coalesce((
        select sum(case e.to_account when 'program:spent' then e.miles else -e.miles end) from mile_entries e
        where e.booking_id = ${bookings.id} and 'program:spent' in (e.from_account, e.to_account)), 0)`
      return db
        .select({
          number: bookings.number,
          status: bookings.status,
          price: bookings.price,
          paidKop: bookings.paidKop,
          pickupAt: bookings.startAt,
          dropoffAt: bookings.endAt,
          car: carModels.name,
          miles: paying.mapWith(Number),
        })
        .from(bookings)
        .innerJoin(carModels, eq(carModels.id, bookings.modelId))
        .where(
          and(
            eq(bookings.clientId, clientId),
            eq(bookings.kind, 'booking'),
            inArray(bookings.status, [...PAYABLE]),
            gt(bookings.startAt, now),
            liveBooking(now, 'bookings'),
          ),
        )
        .orderBy(asc(bookings.startAt), asc(bookings.id))
    },
  }
}
