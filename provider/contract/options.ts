import { z } from 'zod'
import {
  EXTRA_CODE,
  EXTRA_QUANTITY_MAX,
  EXTRAS_MAX,
  INSURANCE_CODES,
  MILEAGE_CODES,
} from './rules/options/option-kinds'

const Kopecks = z.number().int()

/** What a visitor adds to a rental; `NO_OPTIONS` is nothing. */
export const RentalOptions = z.strictObject({
  insurance: z.enum(INSURANCE_CODES),
  mileage: z.enum(MILEAGE_CODES),
  /** Booking protection: money back after the free cancellation ends (specification §9). */
  protection: z.boolean(),
  /** Each code once. `extra-driver` counts the further drivers. */
  extras: z
    .array(
      z.strictObject({
        code: z.string().regex(EXTRA_CODE),
        quantity: z.number().int().min(1).max(EXTRA_QUANTITY_MAX),
      }),
    )
    .max(EXTRAS_MAX)
    .refine((extras) => new Set(extras.map(({ code }) => code)).size === extras.length, { error: 'a code comes once' }),
})
export type RentalOptions = z.infer<typeof RentalOptions>

/** A package that is offered with this car. */
export const InsuranceOffer = z.object({
  code: z.enum(INSURANCE_CODES),
  name: z.string(),
  text: z.string(),
  perDayKop: Kopecks.nonnegative(),
  /** Price for the whole requested rental; null: no dates were requested. */
  forRentalKop: Kopecks.nonnegative().nullable(),
  /** "You would pay at most": what is left of the deductible with this package. */
  liabilityKop: Kopecks.nonnegative(),
  /** Business days within which documents must be brought; null: none are needed. */
  documentsWithinDays: z.number().int().nullable(),
})
export type InsuranceOffer = z.infer<typeof InsuranceOffer>

export const ExtraOffer = z.object({
  code: z.string(),
  name: z.string(),
  note: z.string(),
  unit: z.enum(['per_day', 'once']),
  priceKop: Kopecks.nonnegative(),
  /** The most that one piece costs for a whole rental; null: no cap. */
  capKop: Kopecks.nonnegative().nullable(),
  /** One piece for the whole requested rental, the cap in it; null: no dates were requested. */
  forRentalKop: Kopecks.nonnegative().nullable(),
  maxQuantity: z.number().int().positive(),
  /** Pieces left for the requested dates; null: as many as wanted, or no dates were requested. Never below 0. */
  left: z.number().int().nonnegative().nullable(),
})
export type ExtraOffer = z.infer<typeof ExtraOffer>

/** Everything that can be added to a rental of one model. */
export const CarOptions = z.object({
  insurance: z.array(InsuranceOffer),
  /** Null: this model has no such choice. */
  mileage: z
    .object({
      kmPerDay: z.number().int().positive(),
      discountPercent: z.number(),
      /** Price of every kilometre above `kmPerDay`. */
      overMileageKopPerKm: Kopecks.nonnegative(),
    })
    .nullable(),
  protection: z.object({ name: z.string(), text: z.string(), priceKop: Kopecks.nonnegative() }).nullable(),
  extras: z.array(ExtraOffer),
})
export type CarOptions = z.infer<typeof CarOptions>
