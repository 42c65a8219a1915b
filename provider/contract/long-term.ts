import { z } from 'zod'
import { CarItem, ClassSummary } from './cars'
import { given } from './given'
import { BURNT_FUELS, DRIVES, LONG_TERM_MONTHS_MAX, LONG_TERM_SORTS } from './rules/filters'

/**
 * What a month costs when the car is taken for `months`. `savingPercent` compares it with 30 single days of the same
 * model outside every season, rounded down; null when nothing is saved.
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
  /** By the number of months, the shortest first. */
  prices: z.tuple([MonthPrice], MonthPrice),
  /** The cheapest month of all terms. */
  fromMonthKop: z.number().int().positive(),
})
export type LongTermItem = z.infer<typeof LongTermItem>

/** `GET sun/v2/long-term`. `months` chooses the price that `price` and `-price` sort by; 1 when not given. */
export const LongTermQuery = z.strictObject({
  ac: given(z.string().max(40)),
  fuel: given(z.enum(BURNT_FUELS)),
  drive: given(z.enum(DRIVES)),
  months: given(z.coerce.number().int().min(1).max(LONG_TERM_MONTHS_MAX)),
  sort: given(z.enum(LONG_TERM_SORTS)),
})
export type LongTermQuery = z.infer<typeof LongTermQuery>

/** `classes` are those with a plate on offer, whatever the filters say; `terms` all numbers of months with a price. */
export const LongTermAnswer = z.object({
  items: z.array(LongTermItem),
  classes: z.array(ClassSummary),
  terms: z.array(z.number().int().positive()),
  /** The greatest of all savings on offer, whatever the filters say. */
  maxSavingPercent: z.number().int().positive().nullable(),
})
export type LongTermAnswer = z.infer<typeof LongTermAnswer>

/** `GET sun/v2/long-term/{gosnomer}`; the plate as in an address. */
export const LongTermDetails = LongTermItem.extend({
  description: z.string(),
  overMileageKopPerKm: z.number().int().nonnegative(),
  /** 30 single days of the model outside every season: what `savingPercent` compares with. */
  thirtyDaysKop: z.number().int().positive(),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  /** Other plates of the same class. */
  similar: z.array(LongTermItem).max(3),
})
export type LongTermDetails = z.infer<typeof LongTermDetails>
