import { z } from 'zod'
import { BookingNumber, BookingStatus } from './bookings'
import { DrawnCar } from './photos'
import { SPEND_MILES_MAX } from './rules/miles/mile-limits'

export const LOYALTY_LEVELS = ['none', 'bronze', 'silver', 'gold', 'platinum'] as const

/** Percent that a level earns. It is whole: the ledger stores it with every rental. */
export const EarnPercent = z.int().min(0).max(100)

/** A bridge of the loyalty programme: kilometres or rental days of the last 24 months lead to the next level. */
export const Loyalty = z.object({
  level: z.enum(LOYALTY_LEVELS),
  km: z.int().nonnegative(),
  days: z.int().nonnegative(),
  /** Null: the highest level is reached. */
  next: z.object({ level: z.enum(LOYALTY_LEVELS), km: z.int().positive(), days: z.int().positive() }).nullable(),
})
export type Loyalty = z.infer<typeof Loyalty>

const Miles = z.int().nonnegative()
const Kopecks = z.int().nonnegative()

export const MileEntry = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  text: z.string(),
  /** Number of the booking; null: it belongs to none. */
  booking: z.string().nullable(),
  /** Of that booking; null without one. */
  car: z.object({ name: z.string(), drawn: DrawnCar }).nullable(),
  /** Percent of the level by which a rental earned them; null: no rental did, or it is unknown. */
  earnPercent: z.int().positive().nullable(),
  /** Positive: they came in, or are on their way. */
  miles: z.int(),
  /**
   * State of what a booking took: `reserved` until the car is handed over, `spent` from then on, `released` when all of
   * it came back. `returned`: it came back with this movement.
   */
  state: z.enum(['pending', 'credited', 'returned', 'reserved', 'released', 'spent', 'expired']),
  /** The first day on which what is left of them is worth nothing; null: nothing is left, or they never run out. */
  expiresOn: z.iso.date().nullable(),
  /** What was on the account after it; null while it is pending. */
  balance: Miles.nullable(),
})
export type MileEntry = z.infer<typeof MileEntry>

const Account = { balance: Miles, pending: Miles }

/** `GET auth-client/charge[?year=YYYY]`: every movement, or those of a year at the branch, newest first. */
export const ChargeResponse = z.object({
  ...Account,
  /** What runs out next; null: nothing does. */
  nextExpiry: z.object({ on: z.iso.date(), miles: z.int().positive() }).nullable(),
  /** Rentals of so many months count for a level. */
  windowMonths: z.int().positive(),
  /** Every level, the lowest first: one of its two conditions is enough. */
  levels: z.array(
    z.object({
      level: z.enum(LOYALTY_LEVELS),
      km: z.int().nonnegative(),
      days: z.int().nonnegative(),
      earnPercent: EarnPercent,
    }),
  ),
  /** Years that have movements, and this one; the latest first. */
  years: z.array(z.int()),
  /** Year of `months`: the requested one, or this one. */
  year: z.int(),
  /** January to December: what came to the account and what left it. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), came: Miles, went: Miles })),
  items: z.array(MileEntry),
})
export type ChargeResponse = z.infer<typeof ChargeResponse>

/** A booking that may still be paid with miles: held, awaiting payment or confirmed, before its pick-up. */
export const PayableBooking = z.object({
  number: BookingNumber,
  status: BookingStatus,
  car: z.string(),
  pickupAt: z.iso.datetime(),
  dropoffAt: z.iso.datetime(),
  /** What would be to pay without miles. */
  fullDueKop: Kopecks,
  dueKop: Kopecks,
  /** Those that pay for it already. */
  miles: Miles,
  /** The most miles that may pay for it, those already there among them. */
  maxMiles: Miles,
})
export type PayableBooking = z.infer<typeof PayableBooking>

/** `GET auth-client/spend`: what miles can pay for, and what they paid for, newest first. */
export const SpendResponse = z.object({
  ...Account,
  /** What a mile is worth. */
  mileKop: z.int().positive(),
  maxSharePercent: z.number(),
  bookings: z.array(PayableBooking),
  items: z.array(MileEntry),
})
export type SpendResponse = z.infer<typeof SpendResponse>

/**
 * `POST auth-client/spend/preview`, and with an `Idempotency-Key` `POST auth-client/spend`. `miles`: with how many the
 * booking is paid in all, so that more or fewer than before are taken or given back. `miles_limit` has `maxMiles`.
 */
export const SpendRequest = z.strictObject({ booking: BookingNumber, miles: z.int().min(1).max(SPEND_MILES_MAX) })
export type SpendRequest = z.infer<typeof SpendRequest>

/** The booking and the account as they would be, or as they are; also of `DELETE auth-client/spend/{booking}`. */
export const SpendOutcome = PayableBooking.pick({
  number: true,
  fullDueKop: true,
  dueKop: true,
  miles: true,
  maxMiles: true,
}).extend({
  milesKop: Kopecks,
  totalKop: Kopecks,
  balance: Miles,
})
export type SpendOutcome = z.infer<typeof SpendOutcome>
