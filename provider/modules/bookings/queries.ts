import { and, asc, count, eq, max, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus, Consent, Driver, ExtraDriver } from '@/provider/contract/bookings'
import type { BookingPayment } from '@/provider/contract/payment-states'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { Database } from '@/provider/db/database'
import { bookingChanges } from '@/provider/db/schema/booking-changes'
import { bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'
import { carModels } from '@/provider/db/schema/fleet'
import { listConsents } from '@/provider/records/consents/record-consents'
import { listBookingPayments } from '@/provider/records/payments/booking-payments'
import type { GivenConsent } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import type { Referral } from '@/provider/rules/partners/referral'
import { findAnswer, type Idempotency, type StoredAnswer } from './idempotent-hold'

export type StoredBooking = Referral & {
  id: number
  number: string
  /** Null only of a service block. */
  clientId: number | null
  /** Made by the client's own session: it stays his, whoever drives. */
  signedIn: boolean
  modelId: number
  carId: number
  status: BookingStatus
  holdUntil: Date | null
  renewals: number
  startAt: Date
  endAt: Date
  price: Price
  rental: RentalRequest
  driver: Driver
  extraDrivers: ExtraDriver[]
  flight: string
  /** Null: the price has no code. */
  promoCode: string | null
  liabilityKop: number
  paidKop: number
  refundKop: number | null
  refundStartAt: Date | null
  language: Language
  keySalt: string
  createdAt: Date
  history: { status: BookingStatus; at: Date }[]
  /** Online, the newest first. */
  payments: BookingPayment[]
}

export type BookingsRepository = ReturnType<typeof createBookingsRepository>

export function createBookingsRepository(db: Database) {
  return {
    /** No more than the guest's key is compared with: whoever has another key learns nothing from the time it takes. */
    async findKey(number: string): Promise<{ number: string; keySalt: string } | null> {
      const [found] = await db
        .select({ number: bookings.number, keySalt: bookings.keySalt })
        .from(bookings)
        .where(and(eq(bookings.number, number), eq(bookings.kind, 'booking')))
      return found ?? null
    },

    /** A booking of this client, whoever drives. */
    findOf: (clientId: number, number: string): Promise<StoredBooking | null> =>
      selectBooking(db, sql`${bookings.number} = ${number} and ${bookings.clientId} = ${clientId}`),

    find: (number: string): Promise<StoredBooking | null> => selectBooking(db, eq(bookings.number, number)),

    /** What was agreed to for this booking, of these documents. */
    listConsents: (bookingId: number, documents: readonly Consent['document'][]): Promise<GivenConsent[]> =>
      listConsents(db, bookingId, documents),

    async countChanges(bookingId: number): Promise<{ changes: number; changedAt: Date | null }> {
      const [row] = await db
        .select({ changes: count(), changedAt: max(bookingChanges.at) })
        .from(bookingChanges)
        .where(eq(bookingChanges.bookingId, bookingId))
      return row ?? { changes: 0, changedAt: null }
    },

    findAnswer: (of: Pick<Idempotency, 'scope' | 'key'>): Promise<StoredAnswer | null> => findAnswer(db, of),

    /** Removes the answers that are older than a retry may be. */
    async forgetAnswers(before: Date): Promise<void> {
      await db.execute(sql`delete from idempotency_keys where created_at < ${before.toISOString()}::timestamptz`)
    },
  }
}

/** A booking with its history; service blocks have numbers too, but are nobody's booking. */
export async function selectBooking(db: Pick<Database, 'select'>, condition: SQL): Promise<StoredBooking | null> {
  const [found] = await db
    .select({ row: bookings, deductibleKop: carModels.deductibleKop })
    .from(bookings)
    .innerJoin(carModels, eq(carModels.id, bookings.modelId))
    .where(and(condition, eq(bookings.kind, 'booking')))
  if (!found) return null
  const { row, deductibleKop } = found
  const { price, rental, driver, language } = row
  if (!price || !rental || !driver || !language) return null
  const history = await db
    .select({ status: bookingStatusHistory.status, at: bookingStatusHistory.at })
    .from(bookingStatusHistory)
    .where(eq(bookingStatusHistory.bookingId, row.id))
    .orderBy(asc(bookingStatusHistory.id))
  const payments = await listBookingPayments(db, row.id)
  return { ...row, price, rental, driver, language, liabilityKop: row.liabilityKop ?? deductibleKop, history, payments }
}
