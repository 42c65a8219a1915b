import { z } from 'zod'
import { CarClass, CarData } from './car-data'
import { ModelCharge } from './later-charges'
import { CarOptions } from './options'
import { Photo } from './photos'
import { PromoOutcome } from './promo'
import { commaList, optionalParam, several } from './query-params'
import { Price } from './quotes'
import {
  CASH,
  CHOSEN_MODELS_MAX,
  DRIVER_AGE,
  FACET_VALUES,
  FACETS,
  NO_DEPOSIT,
  PAGE_MAX,
  SORTS,
} from './rules/cars/car-filters'
import { WIRE_MOMENT } from './rules/dates/wire-time'
import { PROMO_CODE_MAX } from './rules/promo/promo-states'
import { SLUG } from './rules/text/slug'

/** Why a model cannot be booked for the requested dates. */
export const UnavailableReason = z.enum(['taken', 'season', 'with_driver'])
export type UnavailableReason = z.infer<typeof UnavailableReason>

/**
 * What a longer rental than the requested one would change. `cheaper`: it costs less in all; `next_day`: one more day
 * costs `addedKop` where a day costs `insteadKop` now; `from_days`: what a day of it costs, free or not. The first two
 * are free for the model.
 */
export const TermHint = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cheaper'),
    days: z.number().int().positive(),
    dropoffAt: z.iso.datetime(),
    totalKop: z.number().int().nonnegative(),
  }),
  z.object({
    kind: z.literal('next_day'),
    days: z.number().int().positive(),
    dropoffAt: z.iso.datetime(),
    addedKop: z.number().int().nonnegative(),
    insteadKop: z.number().int().nonnegative(),
  }),
  z.object({
    kind: z.literal('from_days'),
    days: z.number().int().positive(),
    perDayKop: z.number().int().nonnegative(),
  }),
])
export type TermHint = z.infer<typeof TermHint>

/** A catalogue item is a model. `available`, `reason` and `price` are null when no dates were requested. */
export const CarItem = z.object({
  slug: z.string(),
  sort: z.number().int(),
  tags: z.array(z.string()),
  car_data: CarData,
  /** List price of one day of today's branch-local season. */
  listPerDayKop: z.number().int().positive(),
  /** The lowest price of one day of that season over the terms of hire: what the catalogue says "from". */
  fromPerDayKop: z.number().int().positive(),
  available: z.boolean().nullable(),
  reason: UnavailableReason.nullable(),
  price: Price.nullable(),
  /** In lists the first one only. A booking has those of its car before those of the model. An older provider leaves them out. */
  photos: z.array(Photo).default([]),
  /** The nearest free rental of a taken model, of the same length and clock times; null: none in sight. */
  nextFree: z.object({ pickupAt: z.iso.datetime(), dropoffAt: z.iso.datetime() }).nullable(),
  /** Full refund until this instant; null: no dates, or it has passed. An older provider leaves it and the next one out. */
  freeCancellationUntil: z.iso.datetime().nullable().default(null),
  /** With dates, of models that are free; the first that is true. */
  termHint: TermHint.nullable().default(null),
})
export type CarItem = z.infer<typeof CarItem>

/** A class with what stands in it, for tiles and filters. `fromPerDayKop`: the lowest of them; null when it is empty. */
export const ClassSummary = z.object({
  id: CarClass,
  klassavtomobilya: z.string(),
  name: z.string(),
  lead: z.string(),
  body: z.string(),
  defaultColour: z.string(),
  models: z.number().int(),
  available: z.number().int().nullable(),
  fromPerDayKop: z.number().int().nullable(),
})
export type ClassSummary = z.infer<typeof ClassSummary>

/** What search and car page share. Dates come both or not at all. */
const RentalQuery = z.strictObject({
  df: optionalParam(z.string().regex(WIRE_MOMENT)),
  dt: optionalParam(z.string().regex(WIRE_MOMENT)),
  city: optionalParam(z.coerce.number().int()),
  dropoffPlace: optionalParam(z.coerce.number().int()),
})

const datesTogether = {
  test: ({ df, dt }: { df?: string | undefined; dt?: string | undefined }) => (df === undefined) === (dt === undefined),
  error: { path: ['dt'], error: 'df and dt go together' },
}

/**
 * `GET sun/v2/cars` (specification §3). `pc` and p1…p5 are accepted as the specification names them; p1…p5 stay empty.
 * `dropoffPlace` and `sort` are ours.
 */
export const CarsQuery = RentalQuery.extend({
  pc: optionalParam(z.string().max(PROMO_CODE_MAX)),
  p1: z.literal('').optional(),
  p2: z.literal('').optional(),
  p3: z.literal('').optional(),
  p4: z.literal('').optional(),
  p5: z.literal('').optional(),
  ac: optionalParam(z.string().max(40)),
  sort: optionalParam(z.enum(SORTS)),
  fuel: several(FACET_VALUES.fuel),
  gearbox: several(FACET_VALUES.gearbox),
  drive: several(FACET_VALUES.drive),
  seats: several(FACET_VALUES.seats),
  steering: several(FACET_VALUES.steering),
  winter: several(FACET_VALUES.winter),
  noDeposit: optionalParam(z.literal(NO_DEPOSIT)),
  cash: optionalParam(z.literal(CASH)),
  /** Leaves out what a driver of this age may not drive. */
  driverAge: optionalParam(z.coerce.number().int().min(DRIVER_AGE.min).max(DRIVER_AGE.max)),
  page: optionalParam(z.coerce.number().int().min(1).max(PAGE_MAX)),
  /** With `1` the pages before `page` too: a list that grew on request. */
  before: optionalParam(z.literal('1')),
  /** These models alone, joined by commas, all on one page; unknown ones are left out. */
  models: commaList(z.array(z.string().regex(SLUG)).max(CHOSEN_MODELS_MAX)),
}).refine(datesTogether.test, datesTogether.error)
export type CarsQuery = z.infer<typeof CarsQuery>

/** A value of a filter with the models that it would leave, the other filters being as they are. */
export const Facet = z.object({
  name: z.enum(FACETS),
  values: z.array(z.object({ value: z.string(), count: z.number().int().nonnegative() })),
})
export type Facet = z.infer<typeof Facet>

/** Other dates of the same length, when nothing is free for the requested dates. */
export const NearestDates = z.object({
  pickupAt: z.iso.datetime(),
  dropoffAt: z.iso.datetime(),
  models: z.number().int().positive(),
  fromTotalKop: z.number().int().nonnegative(),
})

/** `items`: one page, free models first, then the others; all other numbers are of the whole search. */
export const CarsResponse = z.object({
  items: z.array(CarItem),
  classes: z.array(ClassSummary),
  facets: z.array(Facet),
  /** Models that the filters leave, and how many of them are free (null without dates). */
  total: z.number().int().nonnegative(),
  free: z.number().int().nonnegative().nullable(),
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  /** Models of one page. */
  perPage: z.number().int().positive(),
  /** Filled when dates were requested and nothing is free: at most three of each. */
  nearest: z.array(NearestDates).max(3),
  /** Free models of other classes, or without the filters: the nearest in price, a class twice only for want of others. */
  similar: z.array(CarItem).max(3),
  promo: PromoOutcome.nullable(),
})
export type CarsResponse = z.infer<typeof CarsResponse>

/** What a day costs by the term of hire: under 3 days, 3 ≤ n < 7, 7 or more (specification §9). */
export const TermPrices = z.object({
  /** Price of a rental of exactly one day; null: as `underThreeKop`. */
  oneDayKop: z.number().int().nonnegative().nullable().default(null),
  underThreeKop: z.number().int().nonnegative(),
  fromThreeKop: z.number().int().nonnegative(),
  fromSevenKop: z.number().int().nonnegative(),
})
export type TermPrices = z.infer<typeof TermPrices>

/**
 * A row of the price table (specification §3, price-period item): whole roubles a day, percent, and the dates as
 * `from/to`, both included. `name` and `terms` are ours: the season, and what a quote's `perDayKop` is for its days.
 */
export const PricePeriod = z.object({
  Price: z.number().int(),
  discount1: z.number(),
  discount2: z.number(),
  Period: z.string(),
  /** Null: plain days, outside every season. */
  name: z.string().nullable(),
  /** What a rental of exactly one day costs where that is not `Price`. */
  '1day': z.number().int().nullable(),
  terms: TermPrices,
})
export type PricePeriod = z.infer<typeof PricePeriod>

/** `GET sun/v2/cars/{slug}`; takes the same dates and places as the search. */
export const CarDetails = CarItem.extend({
  description: z.string(),
  deductibleKop: z.number().int().nonnegative(),
  overMileageKopPerKm: z.number().int().nonnegative(),
  licenceCategory: z.string().nullable(),
  /** Runs of days of one season that follow each other without a gap; the first one holds today. */
  prices: z.tuple([PricePeriod], PricePeriod),
  /**
   * Up to three other models, those nearest in price first: of its class, free on the dates when there are some. When this one
   * cannot be had on the dates, of other classes too.
   */
  alternatives: z.array(CarItem).max(3),
  options: CarOptions,
  /** What may be charged after a rental of this model. */
  charges: z.array(ModelCharge),
  promo: PromoOutcome.nullable(),
})
export type CarDetails = z.infer<typeof CarDetails>

export const CarQuery = RentalQuery.extend({ pc: optionalParam(z.string().max(PROMO_CODE_MAX)) }).refine(
  datesTogether.test,
  datesTogether.error,
)
