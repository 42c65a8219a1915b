import { and, asc, count, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus, Driver, ExtraDriver } from '@/provider/contract/bookings'
import type { BookingPayment } from '@/provider/contract/payments-states'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { MeetingFields } from '@/provider/contract/rules/bookings/meeting'
import { SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
import { bookingChanges, bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { files } from '@/provider/db/schema/files'
import { isInAccount } from '@/provider/db/sql/unproved-booking'
import { listBookingPayments } from '@/provider/records/payments/booking-payments'
import type { Extended } from '@/provider/rules/bookings/return-charges'
import type { Language } from '@/provider/rules/i18n/language'
import type { Referral } from '@/provider/rules/partners/referral'
import type { SetAsideCar } from '@/provider/rules/vouchers/booking-summary'
import { findExtended } from './extension-queries'

export type StoredBooking = Referral & {
  id: number
  number: string
  /** Null only of a service block. */
  clientId: number | null
  /** Made in the client's own session: it stays the client's when another person drives. */
  signedIn: boolean
  /** Who proved the driver's phone; null: nobody but a payment. */
  provedBy: 'session' | 'code' | 'branch' | null
  modelId: number
  carId: number
  /** Colour of that car. */
  cvet: string
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
  meeting: MeetingFields
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
  /** Null: no later return was accepted. */
  extended: Extended | null
  /** Online payments, the newest first. */
  payments: BookingPayment[]
}

/** Returns no more than the guest's key is compared with, so that a wrong key takes no longer than a wrong number. */
export async function findBookingKey(
  db: Database,
  number: string,
): Promise<{ number: string; keySalt: string } | null> {
  const [stored] = await db
    .select({ number: bookings.number, keySalt: bookings.keySalt })
    .from(bookings)
    .where(and(eq(bookings.number, number), eq(bookings.kind, 'booking')))
  return stored ?? null
}

/** Returns a booking that stands in this client's account; the driver may be another person. */
export function findClientBooking(db: Database, clientId: number, number: string): Promise<StoredBooking | null> {
  const isOwn = sql`${bookings.number} = ${number} and ${bookings.clientId} = ${clientId}`
  return selectBooking(db, sql`${isOwn} and ${isInAccount()}`)
}

/** Returns a booking without checking an access: the caller has checked it, or the provider itself needs the booking. */
export function findBookingByNumber(db: Database, number: string): Promise<StoredBooking | null> {
  return selectBooking(db, eq(bookings.number, number))
}

/** Counts the changes of a booking, with the moment of the last one. */
export async function countChanges(
  db: Database,
  bookingId: number,
): Promise<{ changes: number; changedAt: Date | null }> {
  const [row] = await db
    .select({ changes: count(), changedAt: max(bookingChanges.at) })
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, bookingId))
  return row ?? { changes: 0, changedAt: null }
}

/** Counts the documents of the driver that were sent ahead. */
export async function countScans(db: Database, bookingId: number): Promise<number> {
  return db.$count(
    files,
    and(eq(files.bookingId, bookingId), inArray(files.kind, [...SCAN_KINDS]), isNull(files.removedAt)),
  )
}

/** Returns the car that a booking has; every booking has one. */
export async function findCar(db: Database, id: number): Promise<SetAsideCar> {
  const [car] = await db.select({ gosnomer: cars.gosnomer, cvet: cars.cvet }).from(cars).where(eq(cars.id, id))
  if (!car) throw new Error(`no car ${id}`)
  return car
}

/** Returns a booking with its history. Service blocks have numbers too, but are no bookings. */
export async function selectBooking(db: Pick<Database, 'select'>, condition: SQL): Promise<StoredBooking | null> {
  const [stored] = await db
    .select({ row: bookings, deductibleKop: carModels.deductibleKop, cvet: cars.cvet })
    .from(bookings)
    .innerJoin(carModels, eq(carModels.id, bookings.modelId))
    .innerJoin(cars, eq(cars.id, bookings.carId))
    .where(and(condition, eq(bookings.kind, 'booking')))
  if (!stored) return null
  const { row, deductibleKop, cvet } = stored
  const { price, rental, driver, language } = row
  if (!price || !rental || !driver || !language) return null
  const history = await db
    .select({ status: bookingStatusHistory.status, at: bookingStatusHistory.at })
    .from(bookingStatusHistory)
    .where(eq(bookingStatusHistory.bookingId, row.id))
    .orderBy(asc(bookingStatusHistory.id))
  const payments = await listBookingPayments(db, row.id)
  const extended = await findExtended(db, row)
  const liabilityKop = row.liabilityKop ?? deductibleKop
  return { ...row, price, rental, driver, language, liabilityKop, cvet, history, payments, extended }
}
