import { z } from 'zod'
import { CarClass, CarData } from './car-data'
import { PricePeriod } from './cars'
import { LaterCharge } from './later-charges'
import { ExtraOffer, InsuranceOffer } from './options'
import { Place } from './places'
import { optionalParam } from './query-params'
import { INSURANCE_CODES, MILEAGE_CODES } from './rules/options/option-kinds'

const Kopecks = z.number().int().nonnegative()

/** `GET sun/v2/prices`: the options for which the `terms` of every row are computed; without any: a day without options. */
export const PricesQuery = z.strictObject({
  mileage: optionalParam(z.enum(MILEAGE_CODES)),
  insurance: optionalParam(z.enum(INSURANCE_CODES)),
})
export type PricesQuery = z.infer<typeof PricesQuery>

/** A season of the calendar; `spans` that have not ended yet, both ends included. */
export const PriceSeason = z.object({
  id: z.string(),
  name: z.string(),
  coefficientPercent: z.number().int().positive(),
  spans: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
})
export type PriceSeason = z.infer<typeof PriceSeason>

/**
 * One model of the price table. `prices`: as on its page, from today on, each with its season. Their `terms` have the
 * mileage and the insurance of the question in them.
 */
export const PriceRow = z.object({
  slug: z.string(),
  naimenovanie: z.string(),
  class: CarClass,
  className: z.string(),
  gearbox: CarData.shape.gearbox,
  drive: CarData.shape.drive,
  depositKop: Kopecks,
  selfDrive: z.boolean(),
  /** False: this model is not let with the requested options, and its `terms` are without them. */
  offered: z.object({ mileage: z.boolean(), insurance: z.boolean() }),
  prices: z.array(PricePeriod.extend({ seasonId: z.string().nullable() })).min(1),
})
export type PriceRow = z.infer<typeof PriceRow>

/** `GET sun/v2/prices`: everything that costs money, in one response. */
export const PricesResponse = z.object({
  seasons: z.array(PriceSeason),
  rows: z.array(PriceRow),
  /** `classes`: those that it fits; empty: all. */
  extras: z.array(ExtraOffer.omit({ left: true, forRentalKop: true }).extend({ classes: z.array(CarClass) })),
  /** Packages by class; a class that is missing is offered none. */
  insurance: z.array(
    InsuranceOffer.omit({ liabilityKop: true, perDayKop: true, forRentalKop: true }).extend({
      perDayKopByClass: z.partialRecord(CarClass, Kopecks),
      /** What the client pays at most: a share of the deductible, or a sum. */
      liability: z.object({ deductiblePercent: z.number().nullable(), maxKop: Kopecks.nullable() }),
    }),
  ),
  protection: z.object({ name: z.string(), text: z.string(), priceKop: Kopecks }).nullable(),
  mileage: z.object({ kmPerDay: z.number().int(), discountPercent: z.number(), overMileageKopPerKm: Kopecks }),
  night: z.object({ from: z.string(), to: z.string(), feeKop: Kopecks }),
  places: z.array(Place),
  charges: z.array(LaterCharge),
})
export type PricesResponse = z.infer<typeof PricesResponse>
