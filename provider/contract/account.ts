import { z } from 'zod'
import { Client } from './auth'
import { BookingStatus } from './bookings'

/**
 * Sections of the client area (PRODUCT §8): every call answers rows of the session's own client and of nobody else.
 * Fields of specification §3 keep their names; sums in whole roubles where it names them, `…Kop` elsewhere.
 */
const Roubles = z.int().nonnegative()

export const LOYALTY_LEVELS = ['none', 'bronze', 'silver', 'gold', 'platinum'] as const

/** A bridge of the loyalty programme: kilometres or rental days of the last 24 months lead to the next level. */
export const Loyalty = z.object({
  level: z.enum(LOYALTY_LEVELS),
  km: z.int().nonnegative(),
  days: z.int().nonnegative(),
  /** Null: the highest level is reached. */
  next: z.object({ level: z.enum(LOYALTY_LEVELS), km: z.int().positive(), days: z.int().positive() }).nullable(),
})
export type Loyalty = z.infer<typeof Loyalty>

/** `GET auth-client/history`, newest first. */
export const HistoryItem = z.object({
  number: z.string(),
  date: z.iso.datetime(),
  status: BookingStatus,
  car: z.string(),
  pickupAt: z.iso.datetime(),
  dropoffAt: z.iso.datetime(),
  totalKop: z.int().nonnegative(),
})
export type HistoryItem = z.infer<typeof HistoryItem>
export const HistoryAnswer = z.object({ items: z.array(HistoryItem) })
export type HistoryAnswer = z.infer<typeof HistoryAnswer>

/** `GET auth-client/client`: with what its own page says first. A browser keeps only the five fields of `Client`. */
export const ClientAnswer = Client.extend({ loyalty: Loyalty, nextBooking: HistoryItem.nullable() })
export type ClientAnswer = z.infer<typeof ClientAnswer>

/** Of all rows together: the provider alone knows what is owed. */
const DebtTotals = { paid: Roubles, debt: Roubles }

/** `GET auth-client/fines`; `debt`: today, with the discount for paying early, which makes it less than `size`. */
export const FinesAnswer = z.object({
  ...DebtTotals,
  items: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string(),
      car: z.string(),
      size: Roubles,
      date: z.iso.date(),
      place: z.string(),
      paid: Roubles,
      debt: Roubles,
    }),
  ),
})
export type FinesAnswer = z.infer<typeof FinesAnswer>

/** `GET auth-client/damages` */
export const DamagesAnswer = z.object({
  ...DebtTotals,
  items: z.array(
    z.object({
      id: z.int().positive(),
      damage: z.string(),
      car: z.string(),
      date: z.iso.date(),
      cost: Roubles,
      paid: Roubles,
      debt: Roubles,
    }),
  ),
})
export type DamagesAnswer = z.infer<typeof DamagesAnswer>

const MileEntry = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  text: z.string(),
  /** Positive: earned. */
  miles: z.int(),
  state: z.enum(['pending', 'credited', 'spent', 'expired']),
  expiresOn: z.iso.date().nullable(),
})
/** `GET auth-client/charge`: what came in, `GET auth-client/spend`: what went out; newest first. */
export const MilesAnswer = z.object({ balance: z.int(), pending: z.int(), items: z.array(MileEntry) })
export type MilesAnswer = z.infer<typeof MilesAnswer>

/** `GET auth-client/offers` */
export const OffersAnswer = z.object({
  items: z.array(
    z.object({
      id: z.int().positive(),
      naimenovanie: z.string(),
      PriceDiscount: Roubles,
      cvet: z.string(),
      features_options: z.array(z.object({ name: z.string() })),
      cd: z.object({ naimenovanie: z.string() }),
    }),
  ),
})
export type OffersAnswer = z.infer<typeof OffersAnswer>

/** `GET auth-client/drivers` */
export const DriversAnswer = z.object({
  items: z.array(
    z.object({
      id: z.int().positive(),
      first_name: z.string(),
      middle_name: z.string(),
      last_name: z.string(),
      phone: z.string(),
      email: z.string(),
      approved: z.boolean(),
      verification: z.enum(['on_review', 'verified', 'rejected', 'incomplete']),
    }),
  ),
})
export type DriversAnswer = z.infer<typeof DriversAnswer>

/** `GET auth-client/settings` */
export const ProfileAnswer = z.object({
  phone: z.string(),
  email: z.string().nullable(),
  language: z.string(),
  consents: z.array(z.object({ document: z.string(), version: z.iso.date(), givenAt: z.iso.datetime() })),
})
export type ProfileAnswer = z.infer<typeof ProfileAnswer>

/** `GET auth-client/sessions`: browsers in which the client is signed in. */
export const SessionsAnswer = z.object({
  items: z.array(
    z.object({ id: z.string(), createdAt: z.iso.datetime(), lastSeenAt: z.iso.datetime(), current: z.boolean() }),
  ),
})
export type SessionsAnswer = z.infer<typeof SessionsAnswer>
