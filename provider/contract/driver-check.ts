import { z } from 'zod'
import { CLASS_IDS } from './rules/cars/car-classes'

/** Limits that models of a class share; null: without a limit. `models`: how many have exactly these. */
export const DriverLimitGroup = z.object({
  minAge: z.number().int().nullable(),
  minExperienceYears: z.number().int().nullable(),
  models: z.number().int().positive(),
})

/** A class that is hired out without a driver, with the limits of its models, the mildest first. */
export const DriverClass = z.object({
  id: z.enum(CLASS_IDS),
  name: z.string(),
  limits: z.array(DriverLimitGroup).min(1),
})
export type DriverClass = z.infer<typeof DriverClass>

/** `GET sun/v2/driver-classes`, in the branch's order. */
export const DriverClassesResponse = z.object({ classes: z.array(DriverClass) })
