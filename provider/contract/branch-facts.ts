import { z } from 'zod'
import { EarnPercent } from './miles-programme'
import { INSURANCE_CODES } from './rules/options/option-kinds'

const Kopecks = z.number().int().nonnegative()

export const CARD_BRANDS = ['mir', 'visa', 'mastercard', 'amex'] as const
export const LOYALTY_LEVELS = ['none', 'bronze', 'silver', 'gold', 'platinum'] as const

/** What the pages about conditions and help tell, all of it the branch's settings; texts in the reader's language. */
export const BranchFacts = z.object({
  insurance: z.array(
    z.object({
      code: z.enum(INSURANCE_CODES),
      name: z.string(),
      text: z.string(),
      /** What is left to pay: a share of the deductible, or a sum at most; null: no such limit. */
      deductiblePercent: z.number().nullable(),
      maxLiabilityKop: Kopecks.nullable(),
      /** Business days within which documents must be brought; null: none are needed. */
      documentsWithinDays: z.number().int().nullable(),
    }),
  ),
  mileage: z.object({ kmPerDay: z.number().int(), discountPercent: z.number() }),
  /** Cards on which a deposit can be blocked. */
  depositCards: z.array(z.enum(CARD_BRANDS)),
  fines: z.object({ discountPercent: z.number(), discountDays: z.number().int(), disputeDays: z.number().int() }),
  /** One of a level's two conditions is enough: kilometres or rental days within the window. */
  loyalty: z.object({
    windowMonths: z.number().int(),
    expiryMonths: z.number().int(),
    mileKop: Kopecks,
    maxSharePercent: z.number(),
    levels: z.array(
      z.object({
        code: z.enum(LOYALTY_LEVELS),
        km: z.number().int().nonnegative(),
        days: z.number().int().nonnegative(),
        earnPercent: EarnPercent,
      }),
    ),
  }),
  /** Names or addresses; empty: not used. Never the only way to reach the branch. */
  messengers: z.object({ telegram: z.string(), max: z.string(), vk: z.string(), wechat: z.string() }),
})
export type BranchFacts = z.infer<typeof BranchFacts>
