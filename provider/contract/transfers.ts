import { z } from 'zod'
import { CarClass } from './car-data'
import { CarItem } from './cars'
import { referral } from './partners'
import { calledName, email, phone, plainLine, plainText } from './person'
import { cleanFlightNumber, FLIGHT_NUMBER } from './rules/bookings/flight-number'
import { LANGUAGES } from './rules/text/languages'
import { SLUG } from './rules/text/slug'
import { TRANSFER_KINDS, TRANSFER_LIMITS } from './rules/transfers/transfer-order'

/**
 * Transfer item of the specification (§3): `daily_price` is **whole roubles** for `dayHours` hours, `class` the class of
 * the transfer. The rest is ours.
 */
export const TransferItem = z.object({
  slug: z.string(),
  daily_price: z.number().int().positive(),
  class: CarClass,
  /** The name in the reader's language. */
  className: z.string(),
  /** The model, without dates. */
  car: CarItem,
  hourKop: z.number().int().positive(),
  /** Shorter orders are charged as so many hours (specification §9). */
  minHours: z.number().int().positive(),
  dayHours: z.number().int().positive(),
  /** Seats for passengers, beside the driver. */
  passengers: z.number().int().positive(),
  /** How long the driver waits at no charge when a plane, a train or a ship is met. */
  freeWaitMinutes: z.number().int().nonnegative(),
})
export type TransferItem = z.infer<typeof TransferItem>

/** A route in the branch's list. */
export const TransferRoute = z.object({
  id: z.string(),
  /** `transfer`: from A to B, also back from B to A; `excursion`: somewhere and back. */
  kind: z.enum(['transfer', 'excursion']),
  /** Codes of places; null: the client names the place. */
  fromPlace: z.string().nullable(),
  toPlace: z.string().nullable(),
  name: z.string(),
  text: z.string(),
  distanceKm: z.number().int().positive(),
  hours: z.number().int().positive(),
  /** Price of the trip's hours by day: in the list of the cheapest model of its classes, with a model its own. */
  fromKop: z.number().int().positive(),
  /** The model that costs so. */
  fromSlug: z.string(),
})
export type TransferRoute = z.infer<typeof TransferRoute>

/** What is ordered most, to begin an order with; `flightRequired`: the driver has to know whom to meet. */
export const TransferPreset = z.object({
  id: z.string(),
  kind: z.enum(['transfer', 'hour', 'day']),
  name: z.string(),
  fromPlace: z.string().nullable(),
  toPlace: z.string().nullable(),
  flightRequired: z.boolean(),
})
export type TransferPreset = z.infer<typeof TransferPreset>

/** What an order may ask for. `night` = hours with a charge of their own, branch-local `HH:mm`. */
const Ordering = z.object({
  routes: z.array(TransferRoute),
  presets: z.array(TransferPreset),
  /** The places from and to which a trip goes, by code. */
  places: z.array(z.object({ code: z.string(), name: z.string() })),
  night: z.object({ from: z.string(), to: z.string(), hourKop: z.number().int().nonnegative() }),
  rules: z.object({
    /** An order comes so many hours before its trip; an earlier trip is ordered by phone. */
    leadHours: z.number().int().nonnegative(),
    maxHours: z.number().int().positive(),
    maxDaysAhead: z.number().int().positive(),
    childSeatKop: z.number().int().nonnegative(),
  }),
})
export type TransferOrdering = z.infer<typeof Ordering>

/** `GET sun/v2/transfers`, by class. */
export const TransfersResponse = Ordering.extend({ items: z.array(TransferItem) })
export type TransfersResponse = z.infer<typeof TransfersResponse>

/** `GET sun/v2/transfers/{slug}`: only the trips that suit the model's class. */
export const TransferDetails = TransferItem.extend({
  ...Ordering.shape,
  /** Text of a model that always comes with a driver; null: its text is for clients who drive themselves. */
  description: z.string().nullable(),
  /** Languages of the drivers of its class, for the choice of an order. */
  languages: z.array(z.enum(LANGUAGES)),
  /** Other models with a driver, of the same class first. */
  similar: z.array(TransferItem).max(3),
})
export type TransferDetails = z.infer<typeof TransferDetails>

const Kopecks = z.number().int().nonnegative()
const Id = z.string().min(1).max(60)

/**
 * A time on the wall clock of the branch (PRODUCT §4): an order with a driver is no rental of the wire's `df`, `dt`.
 */
const LocalTime = z.strictObject({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  time: z.string().regex(/^\d{2}:\d{2}$/),
})

/**
 * What is to be priced: the body of `POST sun/v2/transfers/quote`. Places are their codes, null = another address; `hours`
 * counts for the kind `hour` only, `route` for `excursion`, `toPlace` and `back` (the way back) for `transfer`.
 */
export const TransferTrip = z.strictObject({
  slug: z.string().regex(SLUG),
  kind: z.enum(TRANSFER_KINDS),
  at: LocalTime,
  hours: z.int().positive().max(TRANSFER_LIMITS.hours),
  route: Id.nullable(),
  fromPlace: Id.nullable(),
  toPlace: Id.nullable(),
  back: LocalTime.nullable(),
  passengers: z.int().positive().max(TRANSFER_LIMITS.people),
  childSeats: z.int().nonnegative().max(TRANSFER_LIMITS.people),
})
export type TransferTrip = z.infer<typeof TransferTrip>

/** Codes in the order in which lines are printed. `day`: as many hours as a day has; `extra_hours`: those beyond it. */
export const TRANSFER_LINE_CODES = [
  'hours',
  'day',
  'extra_hours',
  'night',
  'back',
  'back_night',
  'child_seats',
] as const

/** A line of `quantity` hours or seats, each for `unitKop`; a day and the way back have no unit price. */
export const TransferLine = z.object({
  code: z.enum(TRANSFER_LINE_CODES),
  amountKop: Kopecks,
  quantity: z.int().positive(),
  unitKop: Kopecks.optional(),
})
export type TransferLine = z.infer<typeof TransferLine>

/** Sum of lines = `totalKop`. */
export const TransferPrice = z.object({
  lines: z.array(TransferLine).min(1),
  totalKop: Kopecks,
  /** Hours that are charged for, one way. */
  hours: z.int().positive(),
  /** The trip goes to an address that the branch has to check: it costs at least this, and the branch names the sum. */
  isFrom: z.boolean(),
})
export type TransferPrice = z.infer<typeof TransferPrice>

/** `POST sun/v2/transfers/quote`. `quoteToken`: signed proof of inputs, total and expiry; an order must show it. */
export const TransferQuote = z.object({
  price: TransferPrice,
  quoteToken: z.string(),
  expiresAt: z.iso.datetime(),
})
export type TransferQuote = z.infer<typeof TransferQuote>

const Address = plainLine(TRANSFER_LIMITS.address)

/**
 * `POST sun/v2/transfers/orders`; consents and the language travel as headers. An address is required where its place is null.
 */
export const TransferOrderRequest = z.strictObject({
  trip: TransferTrip,
  quoteToken: z.string().min(1).max(2_000),
  fromAddress: Address,
  toAddress: Address,
  /** Number of the flight, train or ship that is met; empty = none. */
  flight: z.string().transform(cleanFlightNumber).pipe(z.string().regex(FLIGHT_NUMBER)),
  /** What the driver's sign says; empty = no sign. */
  sign: plainLine(TRANSFER_LIMITS.sign),
  /** Null: any. */
  driverLanguage: z.enum(LANGUAGES).nullable(),
  name: calledName,
  phone,
  email,
  comment: plainText(TRANSFER_LIMITS.comment),
  partner: referral.default(false),
  affiliate: referral.default(false),
})
export type TransferOrderRequest = z.infer<typeof TransferOrderRequest>

export const TransferOrderResponse = z.object({
  number: z.string().regex(/^T[1-9]\d{6}$/),
  price: TransferPrice,
  startAt: z.iso.datetime(),
})
export type TransferOrderResponse = z.infer<typeof TransferOrderResponse>
