import { z } from 'zod'
import { CLASS_IDS } from './rules/cars/car-classes'
import { BURNT_FUELS, DRIVES, GEARBOXES, STEERING_SIDES } from './rules/cars/car-filters'

export const CarClass = z.enum(CLASS_IDS)
export type CarClass = z.infer<typeof CarClass>

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
  /** Id of the drawing of its kind, for a model without a drawing of its own. */
  body: z.string(),
  years: z.object({ from: z.number().int(), to: z.number().int() }),
  seats: z.number().int(),
  /** Seats of each row from the front; null: no rows, or unknown. */
  seatRows: z.array(z.number().int().positive()).nullable(),
  doors: z.number().int(),
  fuel: z.enum(BURNT_FUELS).nullable(),
  powertrain: z.enum(['ice', 'hybrid', 'electric']),
  engineLitres: z.number().nullable(),
  powerHp: z.number(),
  transmission: z.enum(GEARBOXES),
  gearbox: z.enum(['at', 'cvt', 'ecvt', 'dct', 'mt', 'single-speed']),
  drive: z.enum(DRIVES),
  steeringSide: z.enum(STEERING_SIDES).nullable(),
  /** Colours of the plates of this model, Russian data values (`cvet`). */
  colours: z.array(z.string()),
  tankLitres: z.number().nullable(),
  luggage: z.object({ bags: z.number().int(), suitcases: z.number().int() }),
  tinting: z.enum(['none', 'rear']),
  winterTyres: z.enum(['friction', 'studded']).nullable(),
  heated: z.array(z.string()),
  features: z.array(z.string()),
  groundClearanceMm: z.number().nullable(),
  lengthMm: z.number().int().positive().nullable(),
  heightMm: z.number().int().positive().nullable(),
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
