import { z } from 'zod'

const Kopecks = z.number().int().nonnegative()

/** Sums that may be charged after the rental (specification §9: per the branch price list). */
export const LaterCharge = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.enum(['once', 'per_hour', 'per_litre', 'per_km']),
  /** Null: depends on the model, or is the share of a day's price in `sharePercent`. */
  feeKop: Kopecks.nullable(),
  sharePercent: z.number().nullable(),
  /** Minutes that cost nothing, and hours after which it is a whole day; null where that means nothing. */
  graceMinutes: z.number().int().nullable(),
  fullDayAfterHours: z.number().int().nullable(),
})
export type LaterCharge = z.infer<typeof LaterCharge>

/** A charge for one model: what one hour, kilometre, litre or piece of it costs in the requested rental. */
export const ModelCharge = LaterCharge.pick({
  code: true,
  unit: true,
  graceMinutes: true,
  fullDayAfterHours: true,
}).extend({
  amountKop: Kopecks,
  /** Whether it is the most that may be charged: a share of a day's price, without dates. An older provider leaves it out. */
  isUpTo: z.boolean().default(false),
})
export type ModelCharge = z.infer<typeof ModelCharge>
