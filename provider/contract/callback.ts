import { z } from 'zod'
import { referral } from './partners'
import { calledName, phone } from './person'

/**
 * `POST sun/v2/callback` (specification §7): five fields, letter for letter. `partner` and `affiliate` are the stored
 * referral texts, or false. The consents travel in the header, so that the payload stays the specified one.
 */
export const CallbackRequest = z.strictObject({
  partner: referral,
  affiliate: referral,
  clientName: calledName,
  clientPhone: phone,
  station: z.string().max(40),
})
export type CallbackRequest = z.infer<typeof CallbackRequest>

export const CallbackResponse = z.object({ received: z.literal(true) })
