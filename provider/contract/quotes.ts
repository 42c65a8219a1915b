import { z } from 'zod'
import { OfferOutcome } from './offers'
import { RentalOptions } from './options'
import { PromoCode, PromoOutcome } from './promo'
import { COLOURS } from './rules/cars/paints'
import { WIRE_MOMENT } from './rules/dates/wire-time'
import { OFFER_ID_MAX } from './rules/offers/offer-states'
import { NO_OPTIONS } from './rules/options/option-kinds'
import { SLUG } from './rules/text/slug'

const Kopecks = z.number().int()

/** What a line of a price is for, in the order in which lines are printed. */
export const QUOTE_LINE_CODES = [
  'rental',
  'period_discount',
  'mileage_discount',
  'promo_discount',
  'offer_discount',
  'extra',
  'delivery',
  'collection',
  'night_pickup',
  'night_dropoff',
  'insurance',
  'booking_protection',
  'extension',
  'miles',
] as const

/**
 * `amountKop` is signed and a whole number of roubles; `quantity` counts days or pieces, each of which costs `unitKop`;
 * `ref` names an extra, a place, a package.
 */
export const QuoteLine = z.object({
  code: z.enum(QUOTE_LINE_CODES),
  amountKop: Kopecks,
  percent: z.number().optional(),
  quantity: z.number().int().optional(),
  unitKop: Kopecks.optional(),
  ref: z.string().optional(),
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** What the card, the summary, the voucher and the account all print (PRODUCT §5). Sum of lines = `totalKop`. */
export const Price = z.object({
  days: z.number().int().positive(),
  lines: z.array(QuoteLine).min(1),
  totalKop: Kopecks.nonnegative(),
  /** Rental after discounts, an average day in whole roubles: rounded once, so days of one price give that of `terms`. */
  perDayKop: Kopecks.nonnegative(),
  /** The same rental at the list price, without any discount; equals `totalKop` when nothing is reduced. */
  listTotalKop: Kopecks.nonnegative(),
  payNowKop: Kopecks.nonnegative(),
  payLaterKop: Kopecks.nonnegative(),
  /** Held apart from the price and given back. */
  depositKop: Kopecks.nonnegative(),
})
export type Price = z.infer<typeof Price>

/** What is to be priced: the body of `POST sun/v2/quote`. `city`, `dropoffPlace` are place ids. */
export const RentalRequest = z.strictObject({
  slug: z.string().regex(SLUG),
  df: z.string().regex(WIRE_MOMENT),
  dt: z.string().regex(WIRE_MOMENT),
  city: z.number().int(),
  dropoffPlace: z.number().int(),
  options: RentalOptions.default(NO_OPTIONS),
  /** Promo code; empty = none. */
  pc: PromoCode.default(''),
  /** Personal offer of the client whose session the call carries. */
  offer: z.int().positive().max(OFFER_ID_MAX).optional(),
  /** A wish: it has no price, and a booking gets any plate of the model. */
  colour: z.enum(COLOURS).optional(),
  /** "No Russian bank card?": the booking tells the sum to bring in cash. It has no price. */
  cash: z.literal(true).optional(),
})
export type RentalRequest = z.infer<typeof RentalRequest>

/** A longer rental that costs less than the requested one: the tiers of a price list can invert (PRODUCT §5). */
export const LongerRental = z.object({
  days: z.number().int().positive(),
  dropoffAt: z.iso.datetime(),
  totalKop: Kopecks.nonnegative(),
})

export const Quote = z.object({
  price: Price,
  /** Signed proof of inputs, rules version, total and expiry; a booking must show it. */
  quoteToken: z.string(),
  expiresAt: z.iso.datetime(),
  available: z.boolean(),
  /** Full refund until this instant (specification §9); may have passed already. */
  freeCancellationUntil: z.iso.datetime(),
  /** Null: no code was given. */
  promo: PromoOutcome.nullable(),
  /** Null: no offer was given. */
  offer: OfferOutcome.nullable(),
  /** The cheapest of the longer rentals that cost less than this one, when one is free; null: none. */
  longer: LongerRental.nullable(),
  /** "You would pay at most" with the insurance chosen. */
  liabilityKop: Kopecks.nonnegative(),
})
export type Quote = z.infer<typeof Quote>

/** `POST sun/v2/promo/check`: whether a code does better than the one that the rental (`rental.pc`) has already. */
export const PromoCheck = z.strictObject({ code: PromoCode.pipe(z.string().min(1)), rental: RentalRequest })
export type PromoCheck = z.infer<typeof PromoCheck>

/** `kept`: the code that applies after the check, the new one or the present one; empty: neither. */
export const PromoCheckResponse = z.object({ promo: PromoOutcome, kept: z.string() })
export type PromoCheckResponse = z.infer<typeof PromoCheckResponse>
