import { z } from 'zod'

export const LOYALTY_LEVELS = ['none', 'bronze', 'silver', 'gold', 'platinum'] as const

/** Of a level. Whole: the ledger keeps it of every rental. */
export const EarnPercent = z.int().min(0).max(100)

/** A bridge of the loyalty programme: kilometres or rental days of the last 24 months lead to the next level. */
export const Loyalty = z.object({
  level: z.enum(LOYALTY_LEVELS),
  km: z.int().nonnegative(),
  days: z.int().nonnegative(),
  /** Null: the highest level is reached. */
  next: z.object({ level: z.enum(LOYALTY_LEVELS), km: z.int().positive(), days: z.int().positive() }).nullable(),
})
export type Loyalty = z.infer<typeof Loyalty>
