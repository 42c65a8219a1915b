import { z } from 'zod'
import { CodeProof } from './auth'
import { Cancellation, ReturnBill, ReturnTerms } from './booking-terms'
import { CarItem } from './cars'
import { Deposit } from './deposits'
import { Extension } from './extensions'
import { RentalOptions } from './options'
import { referral } from './partners'
import { BookingPayment, BranchPayment } from './payments-states'
import { email, personName, phone, plainLine, plainText, storedPhone } from './person'
import { Place } from './places'
import { Price, Quote, RentalRequest } from './quotes'
import { cleanFlightNumber, FLIGHT_NUMBER } from './rules/bookings/flight-number'
import { ADDRESS_MAX, NO_MEETING, NOTE_MAX } from './rules/bookings/meeting'
import { COLOURS } from './rules/cars/paints'
import { DOCUMENT_COUNTRIES } from './rules/driver-check/can-rent'
import { EXTRA_QUANTITY_MAX } from './rules/options/option-kinds'
import { LANGUAGES } from './rules/text/languages'

// Longer than other files: requests and responses of one booking, of which each contains the one before.

const Kopecks = z.number().int().nonnegative()

/** Documents that a person accepts or consents to; each has versions (specification §2, PRODUCT §9). */
export const DOCUMENTS = [
  'privacy_policy',
  'personal_data_agreement',
  'driver_data_agreement',
  'marketing_agreement',
  'analytics_agreement',
  'public_offer',
  'rentalterms',
] as const

/** `document@version` of every text agreed to, e.g. `privacy_policy@2026-11-01`. */
export const Consent = z.strictObject({
  document: z.enum(DOCUMENTS),
  version: z.iso.date(),
})
export type Consent = z.infer<typeof Consent>

/**
 * The person at the wheel. `licenceSince` is the date of the first licence, null where no licence is needed; both dates are
 * `YYYY-MM-DD`. Names are in Latin or Cyrillic letters: others are rejected with `name_script_refused`.
 */
export const Driver = z.strictObject({
  last_name: personName,
  first_name: personName,
  /** Null: the person has none. */
  middle_name: personName.nullable(),
  phone: storedPhone,
  email,
  birthDate: z.iso.date(),
  licenceSince: z.iso.date().nullable(),
  citizenship: z.enum(DOCUMENT_COUNTRIES),
})
export type Driver = z.infer<typeof Driver>

/** Who else may drive: paid as the extra `extra-driver`, held to the same limits. */
export const ExtraDriver = Driver.pick({
  last_name: true,
  first_name: true,
  middle_name: true,
  phone: true,
  birthDate: true,
  licenceSince: true,
})
export type ExtraDriver = z.infer<typeof ExtraDriver>

/** As `Driver`, of somebody who is named now. */
export const NewDriver = Driver.extend({ phone })
export const NewExtraDriver = ExtraDriver.extend({ phone })

/**
 * Where the branch meets the driver, and what the driver asks of it. An address is needed at a place that says so
 * (`needsAddress`), but for a return to the place of the pick-up, where an empty one means the same.
 */
export const Meeting = z.strictObject({
  pickupAddress: plainLine(ADDRESS_MAX),
  dropoffAddress: plainLine(ADDRESS_MAX),
  note: plainText(NOTE_MAX),
  /** A clerk who speaks Chinese is asked for; the branch may not always have one. */
  chineseClerk: z.boolean(),
})

/** Number of the flight, train or bus, or name of the ship, that the client comes with; empty = not stated. */
export const FlightNumber = z.string().overwrite(cleanFlightNumber).regex(FLIGHT_NUMBER)

/**
 * `POST sun/v2/bookings` with an `Idempotency-Key`: takes a car for `holdMinutes`. The price is only compared. `proof`: a code
 * that was sent to the driver's phone, when a hold without one was rejected with `phone_unproved`; a wrong one is `code_wrong`.
 */
export const HoldRequest = z.strictObject({
  rental: RentalRequest,
  quoteToken: z.string().min(1).max(2000),
  driver: NewDriver,
  /** There are as many as the rental's `extra-driver` counts. */
  extraDrivers: z.array(NewExtraDriver).max(EXTRA_QUANTITY_MAX).default([]),
  flight: FlightNumber.default(''),
  meeting: Meeting.default(NO_MEETING),
  language: z.enum(LANGUAGES),
  consents: z.array(Consent).min(1).max(8),
  partner: referral.default(false),
  affiliate: referral.default(false),
  proof: CodeProof.optional(),
})
export type HoldRequest = z.infer<typeof HoldRequest>

/** `POST sun/v2/bookings/phone-code`: sends a code to any phone; `CodeResponse`. */
export const PhoneCodeRequest = z.strictObject({ phone })
export type PhoneCodeRequest = z.infer<typeof PhoneCodeRequest>

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

/** A text that was agreed to for a booking, in the version of that moment. */
export const AcceptedDocument = z.object({
  document: z.enum(DOCUMENTS),
  version: z.iso.date(),
  givenAt: z.iso.datetime(),
})
export type AcceptedDocument = z.infer<typeof AcceptedDocument>

/** What a guest who holds the key sees. Times are instants; the site shows them in branch-local time. */
export const Booking = z.object({
  number: z.string(),
  status: BookingStatus,
  holdUntil: z.iso.datetime().nullable(),
  /** Time of the response to GET, by the clock of `holdUntil`. An older provider leaves it out. */
  asOf: z.iso.datetime().optional(),
  pickupAt: z.iso.datetime(),
  dropoffAt: z.iso.datetime(),
  pickupPlace: Place,
  dropoffPlace: Place,
  car: CarItem,
  price: Price,
  driver: Driver,
  extraDrivers: z.array(ExtraDriver),
  flight: z.string(),
  /** An older provider leaves it out. */
  meeting: Meeting.default(NO_MEETING),
  options: RentalOptions,
  /** Code that the price has; empty: none. */
  promo: z.string(),
  /** Personal offer that the price has. */
  offer: z.int().positive().nullable(),
  /** Colour that the client would like: a wish. Null: none; an older provider leaves it out. */
  colour: z.enum(COLOURS).nullable().optional(),
  /** The client has no Russian bank card and asked for the sum in cash. An older provider leaves it and the next one out. */
  cash: z.boolean().optional(),
  /** What to bring to the pick-up in cash, after what is paid; null: it is not told. */
  cashToBring: z.object({ rentalKop: Kopecks, depositKop: Kopecks }).nullable().optional(),
  /** Colour of the plate that is set aside, or was handed over; before, the branch may still give another. An older provider leaves it out. */
  cvet: z.string().optional(),
  /** "You would pay at most" with the insurance chosen. */
  liabilityKop: z.number().int().nonnegative(),
  /** Really received, online or at the branch. */
  paidKop: z.number().int().nonnegative(),
  /** What is still to be paid: the price less what was received. */
  dueKop: z.number().int().nonnegative(),
  /** What makes the booking firm when it is paid online now, or brings it forward: the prepayment, or all that is due. */
  prepayKop: z.number().int().nonnegative(),
  /** Online payments, the newest first; one that is `pending` bars another. */
  payments: z.array(BookingPayment),
  /** In the response to GET of a confirmed, running or completed booking: what the branch took, the newest first. An older provider leaves it out. */
  branchPayments: z.array(BranchPayment).optional(),
  /** Full refund until this instant (specification §9). */
  freeCancellationUntil: z.iso.datetime(),
  changeUntil: z.iso.datetime(),
  /** Whether the client may change it now. */
  changeable: z.boolean(),
  cancellation: Cancellation,
  /** How often the hold may still be renewed. */
  renewalsLeft: z.number().int().nonnegative(),
  /** Null: lateness costs nothing, or the rental is over; an older provider leaves it out. */
  returnTerms: ReturnTerms.nullable().optional(),
  /** In the response to GET of a booking that is confirmed or out. An older provider leaves it out. */
  extension: Extension.optional(),
  history: z.array(z.object({ status: BookingStatus, at: z.iso.datetime() })),
  /** In the response to GET of a completed booking. An older provider leaves it out. */
  bill: ReturnBill.optional(),
  /** In the response to GET of a completed booking with its key; no digits of a card. An older provider leaves it out. */
  deposit: Deposit.optional(),
  /** In the response to GET: the texts that were agreed to. An older provider leaves it out. */
  documents: z.array(AcceptedDocument).optional(),
})
export type Booking = z.infer<typeof Booking>

/** `key` opens the booking without an account. It is answered once, to the caller who made the booking. */
export const HoldResponse = z.object({ booking: Booking, key: z.string() })
export type HoldResponse = z.infer<typeof HoldResponse>

/**
 * `PATCH sun/v2/bookings/{number}` with `x-booking-key`: payment at the branch confirms at once (PRODUCT §6). `proof` as in a
 * hold: `phone_unproved` asks for it.
 */
export const ConfirmRequest = z.strictObject({
  status: z.literal('confirmed'),
  payment: z.literal('branch'),
  consents: z.array(Consent).min(1).max(8),
  proof: CodeProof.optional(),
})
export type ConfirmRequest = z.infer<typeof ConfirmRequest>

/**
 * The other body of that PATCH: other dates, car, places or options, until `changeUntil`. The old booking stands until
 * the new one is secured; refused, it is as it was. `driver` may be replaced while the booking is held; without a
 * `meeting` the booking keeps its own one, but none for another person: a place that needs an address then asks for it.
 * `proof` as in a hold, of the phone that the booking then has.
 */
export const ChangeRequest = z.strictObject({
  rental: RentalRequest,
  quoteToken: z.string().min(1).max(2000),
  driver: NewDriver.optional(),
  extraDrivers: z.array(NewExtraDriver).max(EXTRA_QUANTITY_MAX).default([]),
  flight: FlightNumber.default(''),
  meeting: Meeting.optional(),
  proof: CodeProof.optional(),
})
export type ChangeRequest = z.infer<typeof ChangeRequest>

export const BookingPatch = z.union([ConfirmRequest, ChangeRequest])

/**
 * `POST sun/v2/bookings/{number}/quote` with the key: what the change would cost. The booking's own car, extras and
 * code count as free. `differenceKop`: new total less the old one.
 */
export const ChangeQuote = Quote.extend({ differenceKop: z.number().int() })
export type ChangeQuote = z.infer<typeof ChangeQuote>

/** `POST sun/v2/bookings/{number}/cancel`: the refund that the page showed; a different one is rejected (`refund_changed`). */
export const CancelRequest = z.strictObject({ refundKop: z.number().int().nonnegative() })

/**
 * `POST sun/v2/bookings/{number}/renew`: another hold of full length. Of a hold that still runs, under the same
 * number; of one that ran out, under a new one with a key of its own, if the car is free. `totalKop` is the price that
 * the page showed: a different one is rejected (`price_changed`). Responds with `HoldResponse`.
 */
export const RenewRequest = z.strictObject({ totalKop: z.number().int().nonnegative() })

export const BookingNumber = z.string().regex(/^\d{7}$/)

/** Header with the guest's key for GET and PATCH. */
export const BOOKING_KEY_HEADER = 'x-booking-key'
/** Header with the visitor's random token (site's cookie): a visit keeps only so many cars on hold (PRODUCT §6). */
export const VISITOR_HEADER = 'x-visitor'
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,128}$/
