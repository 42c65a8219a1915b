import { and, asc, eq, sql } from 'drizzle-orm'
import type { Booking, BookingStatus, Driver } from '@/provider/contract/bookings'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { Database } from '@/provider/db/database'
import { bookingStatusHistory, bookings } from '@/provider/db/schema'

export type StoredBooking = {
  id: number
  number: string
  modelId: number
  status: BookingStatus
  holdUntil: Date | null
  startAt: Date
  endAt: Date
  price: Price
  rental: RentalRequest
  driver: Driver
  keySalt: string
  history: { status: BookingStatus; at: Date }[]
}

/** What is kept under an idempotency key. The guest's key is computed from the salt, so no secret is stored here. */
export type Answered = { booking: Booking; keySalt: string }
export type StoredAnswer = Answered & { requestHash: string }

export type BookingsRepository = ReturnType<typeof createBookingsRepository>

export function createBookingsRepository(db: Database) {
  return {
    /** A booking with its history; service blocks have numbers too, but are nobody's booking. */
    async find(number: string): Promise<StoredBooking | null> {
      const [row] = await db
        .select()
        .from(bookings)
        .where(and(eq(bookings.number, number), eq(bookings.kind, 'booking')))
      if (!row?.price || !row.rental || !row.driver) return null
      const history = await db
        .select({ status: bookingStatusHistory.status, at: bookingStatusHistory.at })
        .from(bookingStatusHistory)
        .where(eq(bookingStatusHistory.bookingId, row.id))
        .orderBy(asc(bookingStatusHistory.id))
      return { ...row, price: row.price, rental: row.rental, driver: row.driver, history }
    },

    findAnswer: (key: string): Promise<StoredAnswer | null> => findAnswer(db, key),

    /** Removes the answers that are older than a retry may be. */
    async forgetAnswers(before: Date): Promise<void> {
      await db.execute(sql`delete from idempotency_keys where created_at < ${before.toISOString()}::timestamptz`)
    },
  }
}

/** What was answered to an idempotency key, or null when nothing succeeded under it. */
export async function findAnswer(db: Pick<Database, 'execute'>, key: string): Promise<StoredAnswer | null> {
  const { rows } = await db.execute<{ requestHash: string; response: Answered | null }>(sql`
    select request_hash as "requestHash", response from idempotency_keys where scope = 'booking' and key = ${key}`)
  const [row] = rows
  return row?.response ? { requestHash: row.requestHash, ...row.response } : null
}
