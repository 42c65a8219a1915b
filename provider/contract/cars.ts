import { z } from 'zod'
import { CarClass, Price } from './quotes'
import { WIRE_MOMENT } from './rules/wire-time'

/**
 * `car_data` of the specification (§3). Its Russian names travel letter for letter: `stoimost` and `special_price` are
 * **whole roubles** a day, `skidka_2` is percent. Everything that we added ends in its unit.
 */
export const CarData = z.object({
  naimenovanie: z.string(),
  klassavtomobilya: z.string(),
  stoimost: z.number().int().positive(),
  skidka_2: z.number().min(0).max(100),
  special_price: z.number().int().nonnegative(),
  class: CarClass,
  /** Name of the class in the reader's language. */
  className: z.string(),
  /** Id of the drawing in the sprite. */
  body: z.string(),
  years: z.object({ from: z.number().int(), to: z.number().int() }),
  seats: z.number().int(),
  doors: z.number().int(),
  fuel: z.enum(['gasoline', 'diesel']).nullable(),
  powertrain: z.enum(['ice', 'hybrid', 'electric']),
  engineLitres: z.number().nullable(),
  powerHp: z.number(),
  transmission: z.enum(['automatic', 'manual']),
  gearbox: z.enum(['at', 'cvt', 'ecvt', 'dct', 'mt', 'single-speed']),
  drive: z.enum(['awd', 'front', 'rear']),
  steeringSide: z.enum(['left', 'right']).nullable(),
  /** Colours of the plates of this model, Russian data values (`cvet`). */
  colours: z.array(z.string()),
  tankLitres: z.number().nullable(),
  luggage: z.object({ bags: z.number().int(), suitcases: z.number().int() }),
  tinting: z.enum(['none', 'rear']),
  winterTyres: z.enum(['friction', 'studded']).nullable(),
  heated: z.array(z.string()),
  features: z.array(z.string()),
  groundClearanceMm: z.number().nullable(),
  consumptionL100km: z.number().nullable(),
  rangeKm: z.number().nullable(),
  /** Null = unlimited. */
  mileageLimitKmPerDay: z.number().int().nullable(),
  depositKop: z.number().int().nonnegative(),
  minAge: z.number().int().nullable(),
  minExperienceYears: z.number().int().nullable(),
  /** False: hired out with a driver only. */
  selfDrive: z.boolean(),
  /** Months (1–12) in which the model is hired out. */
  rentalMonths: z.array(z.number().int().min(1).max(12)),
})
export type CarData = z.infer<typeof CarData>

/** Why a model cannot be booked for the dates asked. */
export const UnavailableReason = z.enum(['taken', 'season', 'with_driver'])
export type UnavailableReason = z.infer<typeof UnavailableReason>

/** A catalogue item is a model. `available`, `reason` and `price` are null when no dates were asked. */
export const CarItem = z.object({
  slug: z.string(),
  sort: z.number().int(),
  tags: z.array(z.string()),
  car_data: CarData,
  /** Today's price of one day without season, whole roubles in kopecks: what the catalogue says "from". */
  fromPerDayKop: z.number().int().positive(),
  available: z.boolean().nullable(),
  reason: UnavailableReason.nullable(),
  price: Price.nullable(),
})
export type CarItem = z.infer<typeof CarItem>

/** A class with what stands in it, for tiles and filters. `fromPerDayKop` is null when the class is empty. */
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

export const SORTS = ['sort', 'price', '-price'] as const

/**
 * `GET sun/v2/cars` (specification §3). Dates come both or not at all. `pc` and p1…p5 are accepted as the
 * specification names them; p1…p5 stay empty. `dropoffCity` and `sort` are ours.
 */
export const CarsQuery = z
  .strictObject({
    df: z.string().regex(WIRE_MOMENT).optional(),
    dt: z.string().regex(WIRE_MOMENT).optional(),
    pc: z.string().max(40).optional(),
    p1: z.literal('').optional(),
    p2: z.literal('').optional(),
    p3: z.literal('').optional(),
    p4: z.literal('').optional(),
    p5: z.literal('').optional(),
    ac: z.string().max(40).optional(),
    city: z.coerce.number().int().optional(),
    dropoffCity: z.coerce.number().int().optional(),
    sort: z.enum(SORTS).optional(),
  })
  .refine((query) => (query.df === undefined) === (query.dt === undefined), {
    path: ['dt'],
    error: 'df and dt go together',
  })
export type CarsQuery = z.infer<typeof CarsQuery>

export const CarsAnswer = z.object({ items: z.array(CarItem), classes: z.array(ClassSummary) })
export type CarsAnswer = z.infer<typeof CarsAnswer>

/** A row of the price table (specification §3, price-period item): whole roubles a day, percent, and the dates. */
export const PricePeriod = z.object({
  Price: z.number().int(),
  discount1: z.number(),
  discount2: z.number(),
  Period: z.string(),
  '1day': z.number().int().nullable(),
})
export type PricePeriod = z.infer<typeof PricePeriod>

/** `GET sun/v2/cars/{slug}`; takes the same dates and places as the search. */
export const CarDetails = CarItem.extend({
  description: z.string(),
  deductibleKop: z.number().int().nonnegative(),
  overMileageKopPerKm: z.number().int().nonnegative(),
  licenceCategory: z.string().nullable(),
  prices: z.array(PricePeriod).min(1),
  /** Up to three free models of the same class, when dates were asked and this one is not free. */
  alternatives: z.array(CarItem).max(3),
})
export type CarDetails = z.infer<typeof CarDetails>

export const CarQuery = z
  .strictObject({
    df: z.string().regex(WIRE_MOMENT).optional(),
    dt: z.string().regex(WIRE_MOMENT).optional(),
    city: z.coerce.number().int().optional(),
    dropoffCity: z.coerce.number().int().optional(),
  })
  .refine((query) => (query.df === undefined) === (query.dt === undefined), {
    path: ['dt'],
    error: 'df and dt go together',
  })
