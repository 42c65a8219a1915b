import { z } from 'zod'
import { CarItem } from './cars'
import { Place } from './places'
import { Price, RentalRequest } from './quotes'
import { LANGUAGES } from './rules/languages'
import { EMAIL_MAX, isEmail, isName, isPhone, NAME_MAX } from './rules/person'

/** Documents that a person accepts or consents to; each has versions (specification §2, PRODUCT §9). */
export const DOCUMENTS = ['privacy_policy', 'personal_data_agreement', 'public_offer', 'rentalterms'] as const

/** `document@version` of every text agreed to, e.g. `privacy_policy@2026-11-01`. */
export const Consent = z.strictObject({
  document: z.enum(DOCUMENTS),
  version: z.iso.date(),
})
export type Consent = z.infer<typeof Consent>

const name = z.string().trim().normalize('NFC').min(1).max(NAME_MAX).refine(isName, { error: 'letters or spaces only' })

/** The person at the wheel. `licenceSince` is the date of the first licence; both dates are `YYYY-MM-DD`. */
export const Driver = z.strictObject({
  last_name: name,
  first_name: name,
  /** Null: the person has none. */
  middle_name: name.nullable(),
  phone: z.string().refine(isPhone, { error: 'an international phone number' }),
  email: z.string().trim().max(EMAIL_MAX).refine(isEmail, { error: 'an e-mail address' }),
  birthDate: z.iso.date(),
  licenceSince: z.iso.date(),
  citizenship: z.enum(['RU', 'CN', 'other']),
})
export type Driver = z.infer<typeof Driver>

/** `POST sun/v2/bookings` with an `Idempotency-Key`: takes a car for `holdMinutes`. The price is only compared. */
export const HoldRequest = z.strictObject({
  rental: RentalRequest,
  quoteToken: z.string().min(1).max(2000),
  driver: Driver,
  language: z.enum(LANGUAGES),
  consents: z.array(Consent).min(1).max(8),
})
export type HoldRequest = z.infer<typeof HoldRequest>

export const BOOKING_STATUSES = [
  'held',
  'awaiting_payment',
  'confirmed',
  'active',
  'completed',
  'expired',
  'cancelled_client',
  'cancelled_branch',
  'no_show',
] as const
export const BookingStatus = z.enum(BOOKING_STATUSES)
export type BookingStatus = z.infer<typeof BookingStatus>

/** What a guest who holds the key sees. Times are instants; the site shows them in station local time. */
export const Booking = z.object({
  number: z.string(),
  status: BookingStatus,
  holdUntil: z.iso.datetime().nullable(),
  pickupAt: z.iso.datetime(),
  dropoffAt: z.iso.datetime(),
  pickupPlace: Place,
  dropoffPlace: Place,
  car: CarItem,
  price: Price,
  driver: Driver,
  /** Full refund until this instant (specification §9). */
  freeCancellationUntil: z.iso.datetime(),
  changeUntil: z.iso.datetime(),
  history: z.array(z.object({ status: BookingStatus, at: z.iso.datetime() })),
})
export type Booking = z.infer<typeof Booking>

/** `key` opens the booking without an account. It is answered once, to the caller who made the booking. */
export const HoldAnswer = z.object({ booking: Booking, key: z.string() })
export type HoldAnswer = z.infer<typeof HoldAnswer>

/** `PATCH sun/v2/bookings/{number}` with `x-booking-key`: payment at the branch confirms at once (PRODUCT §6). */
export const ConfirmRequest = z.strictObject({
  status: z.literal('confirmed'),
  payment: z.literal('branch'),
  consents: z.array(Consent).min(1).max(8),
})
export type ConfirmRequest = z.infer<typeof ConfirmRequest>

export const BookingNumber = z.string().regex(/^\d{7}$/)

/** Header with the guest's key for GET and PATCH. */
export const BOOKING_KEY_HEADER = 'x-booking-key'
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,128}$/
