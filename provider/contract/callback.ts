import { z } from 'zod'
import { isPhone, NAME_MAX } from './rules/person'
import { isPlain } from './rules/plain-text'

const plain = { error: 'no control characters' }
const referral = z.union([z.string().max(100).refine(isPlain, plain), z.literal(false)])

/**
 * `POST sun/v2/callback` (specification §7): five fields, letter for letter. `partner` and `affiliate` are the stored
 * referral texts, or false. The consents travel in the header, so that the payload stays the specified one.
 */
export const CallbackRequest = z.strictObject({
  partner: referral,
  affiliate: referral,
  clientName: z.string().trim().normalize('NFC').min(1).max(NAME_MAX).refine(isPlain, plain),
  clientPhone: z.string().refine(isPhone, { error: 'an international phone number' }),
  station: z.string().max(40),
})
export type CallbackRequest = z.infer<typeof CallbackRequest>

export const CallbackAnswer = z.object({ received: z.literal(true) })
