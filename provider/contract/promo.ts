import { z } from 'zod'
import { cleanPromoCode, PROMO_CODE_MAX, PROMO_STATES } from './rules/promo/promo-states'
import { isPlain } from './rules/text/plain-text'

/** Empty = none. */
export const PromoCode = z
  .string()
  .overwrite(cleanPromoCode)
  .max(PROMO_CODE_MAX)
  .refine(isPlain, { error: 'no control characters' })

/** What became of a code. `percent` is what is really taken off, after the cap of all codes and offers; 0 unless accepted. */
export const PromoOutcome = z.object({
  code: z.string(),
  state: z.enum(PROMO_STATES),
  percent: z.number().nonnegative(),
  /** What the code promises by itself; null for an unknown code. */
  statedPercent: z.number().nullable(),
  /** Facts of the reason, for its text: `promo_too_short` has `minDays`, `promo_not_for_dates` the pick-up dates. */
  minDays: z.number().int().nullable(),
  rentalFrom: z.iso.date().nullable(),
  rentalTo: z.iso.date().nullable(),
  /** Names of the classes that the code is for, in the reader's language; empty: all. */
  classes: z.array(z.string()),
})
export type PromoOutcome = z.infer<typeof PromoOutcome>
