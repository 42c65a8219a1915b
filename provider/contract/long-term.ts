import { z } from 'zod'
import { CarItem, ClassSummary } from './cars'
import { referral } from './partners'
import { email, personName, phone, plainLine, plainText } from './person'
import { optionalParam } from './query-params'
import { DRIVES, FUELS, GEARBOXES, LONG_TERM_MONTHS_MAX, LONG_TERM_SORTS } from './rules/cars/car-filters'
import { PLATE_ADDRESS } from './rules/cars/plate'
import { LONG_TERM_LIMITS } from './rules/long-term/long-term-request'

/**
 * What a month costs when the car is taken for `months`. `savingPercent` compares it with 30 days of the same model
 * outside every season at the price of a day from 7 days, rounded down; null when nothing is saved.
 */
export const MonthPrice = z.object({
  months: z.number().int().positive(),
  monthKop: z.number().int().positive(),
  savingPercent: z.number().int().positive().nullable(),
})
export type MonthPrice = z.infer<typeof MonthPrice>

/** One plate on offer. `gosnomer` as it stands on the car, `address` as it stands in an address (PRODUCT §10). */
export const LongTermItem = z.object({
  gosnomer: z.string(),
  address: z.string(),
  /** Its model, without dates. */
  car: CarItem,
  cvet: z.string(),
  year: z.number().int(),
  mileageKm: z.number().int().nonnegative(),
  /** `YYYY-MM-DD`; null: free now. */
  freeFrom: z.iso.date().nullable(),
  mileagePerMonthKm: z.number().int().positive(),
  depositKop: z.number().int().nonnegative(),
  /** Prices by the number of months, the shortest first. */
  prices: z.tuple([MonthPrice], MonthPrice),
  /** The cheapest month of all terms. */
  fromMonthKop: z.number().int().positive(),
})
export type LongTermItem = z.infer<typeof LongTermItem>

/**
 * `GET sun/v2/long-term`. `months` chooses the price that `price` and `-price` sort by and that `priceFromKop` and
 * `priceToKop` hold in between, both included; 1 when not given.
 */
export const LongTermQuery = z.strictObject({
  ac: optionalParam(z.string().max(40)),
  fuel: optionalParam(z.enum(FUELS)),
  drive: optionalParam(z.enum(DRIVES)),
  gearbox: optionalParam(z.enum(GEARBOXES)),
  months: optionalParam(z.coerce.number().int().min(1).max(LONG_TERM_MONTHS_MAX)),
  priceFromKop: optionalParam(z.coerce.number().int().positive()),
  priceToKop: optionalParam(z.coerce.number().int().positive()),
  sort: optionalParam(z.enum(LONG_TERM_SORTS)),
})
export type LongTermQuery = z.infer<typeof LongTermQuery>

/**
 * `classes` and `fuels` are those with a plate on offer, before any filter; `terms` all numbers of months with a price.
 */
export const LongTermResponse = z.object({
  items: z.array(LongTermItem),
  classes: z.array(ClassSummary),
  fuels: z.array(z.enum(FUELS)),
  terms: z.array(z.number().int().positive()),
  /** The greatest of all savings on offer, before any filter. */
  maxSavingPercent: z.number().int().positive().nullable(),
})
export type LongTermResponse = z.infer<typeof LongTermResponse>

/** `GET sun/v2/long-term/{gosnomer}`; the plate as in an address. */
export const LongTermDetails = LongTermItem.extend({
  description: z.string(),
  /** The car is let for months or off the road: it cannot be requested now. */
  taken: z.boolean(),
  /** How many days before an early return the client must tell the branch. */
  earlyReturnNoticeDays: z.number().int().nonnegative(),
  /** The days on which a term may begin, `YYYY-MM-DD`. */
  start: z.object({ from: z.iso.date(), to: z.iso.date() }),
  overMileageKopPerKm: z.number().int().nonnegative(),
  /** 30 days of the model outside every season at the price of a day from 7 days: what `savingPercent` compares with. */
  thirtyDaysKop: z.number().int().positive(),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  /** Other plates of the same class. */
  similar: z.array(LongTermItem).max(3),
})
export type LongTermDetails = z.infer<typeof LongTermDetails>

/**
 * `POST sun/v2/long-term/requests`. The consents travel in the header, as with a callback (`CONSENTS_HEADER`). The same
 * request again within a minute is a duplicate, and is answered with the same number.
 */
export const LongTermRequest = z.strictObject({
  /** The plate as it stands in an address. */
  gosnomer: z.string().regex(PLATE_ADDRESS),
  last_name: personName,
  first_name: personName,
  phone,
  email,
  months: z.number().int().min(1).max(LONG_TERM_MONTHS_MAX),
  /** `YYYY-MM-DD` on the branch's calendar. */
  startDate: z.iso.date(),
  /** Null: for a person. */
  company: plainLine(LONG_TERM_LIMITS.company).min(1).nullable(),
  comment: plainText(LONG_TERM_LIMITS.comment),
  partner: referral,
  affiliate: referral,
})
export type LongTermRequest = z.infer<typeof LongTermRequest>

/** `monthKop`: what a month of that term costs now. */
export const LongTermRequestResponse = z.object({
  number: z.string(),
  months: z.number().int().positive(),
  startDate: z.iso.date(),
  monthKop: z.number().int().positive(),
})
export type LongTermRequestResponse = z.infer<typeof LongTermRequestResponse>
