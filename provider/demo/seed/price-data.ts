import { z } from 'zod'
import { LaterCharge } from '@/provider/contract/later-charges'
import { CLASS_IDS } from '@/provider/contract/rules/cars/car-classes'
import { INSURANCE_CODES } from '@/provider/contract/rules/options/option-kinds'

// Fields of prices.json that the seed uses, in whole roubles.
export const Texts = z.object({ ru: z.string(), en: z.string(), 'zh-CN': z.string() })

const ClassIds = z.array(z.enum(CLASS_IDS)).nullable()

/** A price per class, or one for all; null: not offered. */
const ClassPrices = z.union([z.number(), z.partialRecord(z.enum(CLASS_IDS), z.number().nullable())])

const PriceOptions = z.object({
  mileageOption: z.object({ kmPerDay: z.number().int(), discountPercent: z.number() }),
  extras: z.record(
    z.string(),
    z.object({
      name: Texts,
      note: Texts,
      unit: z.enum(['per_day', 'once']),
      priceRub: z.number().int(),
      capRub: z.number().int().nullable(),
      maxQuantity: z.number().int(),
      stock: z.number().int().nullable(),
      classes: ClassIds,
    }),
  ),
  insurance: z.record(
    z.enum(INSURANCE_CODES),
    z.object({
      name: Texts,
      text: Texts,
      pricePerDayRub: ClassPrices,
      deductibleShare: z.number().nullable(),
      maxLiabilityRub: z.number().int().nullable(),
      documentsWithinDays: z.number().int().optional(),
    }),
  ),
  bookingProtection: z.object({ name: Texts, text: Texts, priceRub: z.number().int() }),
  charges: z.record(
    z.string(),
    z.object({
      name: Texts,
      unit: LaterCharge.shape.unit,
      feeRub: z.number().int().nullable(),
      shareOfDayPercent: z.number().optional(),
      graceMinutes: z.number().int().optional(),
      fullDayAfterHours: z.number().int().optional(),
      limitedOptionRubPerKm: z.number().int().optional(),
    }),
  ),
  loyalty: z.object({ maxSharePercent: z.number() }),
  promoCodes: z.array(
    z.object({
      code: z.string(),
      percent: z.number().int(),
      name: Texts,
      validFrom: z.iso.date(),
      validTo: z.iso.date(),
      rentalFrom: z.iso.date().nullable(),
      rentalTo: z.iso.date().nullable(),
      classes: ClassIds,
      minDays: z.number().int().nullable(),
      loginOnly: z.boolean(),
      firstRentalOnly: z.boolean(),
      maxUses: z.number().int().nullable(),
      used: z.number().int(),
      perClient: z.number().int().nullable(),
      partner: z.string().nullable(),
      active: z.boolean(),
    }),
  ),
})

export const Prices = z.object({
  periods: z.array(
    z.object({
      id: z.string(),
      name: Texts,
      coefficient: z.number(),
      priority: z.number().int(),
      spans: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
    }),
  ),
  ...PriceOptions.shape,
  nightFee: z.object({ from: z.string(), to: z.string(), feeRub: z.number().int(), placesFree: z.array(z.string()) }),
})
