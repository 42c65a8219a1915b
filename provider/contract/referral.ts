import { z } from 'zod'
import { isPlain } from './rules/text/plain-text'

/** A stored referral text, or false (specification §3). */
export const referral = z.union([
  z.string().max(100).refine(isPlain, { error: 'no control characters' }),
  z.literal(false),
])
