import { z } from 'zod'
import { email, personName, phone, plainLine, plainText } from './person'
import { PARTNER_KINDS, PARTNER_LIMITS } from './rules/partners/partner-kinds'
import { isPlain } from './rules/text/plain-text'

/** A stored referral text, or false (specification §3). */
export const referral = z.union([
  z.string().max(100).refine(isPlain, { error: 'no control characters' }),
  z.literal(false),
])

/**
 * `POST sun/v2/partners/requests`. The consents travel in the header, as with a callback (`CONSENTS_HEADER`). The same
 * request again within a minute is a duplicate.
 */
export const PartnerRequest = z.strictObject({
  company: plainLine(PARTNER_LIMITS.company).min(1),
  contactName: personName,
  phone,
  email,
  site: plainLine(PARTNER_LIMITS.site),
  kind: z.enum(PARTNER_KINDS),
  city: plainLine(PARTNER_LIMITS.city),
  message: plainText(PARTNER_LIMITS.message),
})
export type PartnerRequest = z.infer<typeof PartnerRequest>

export const PartnerRequestResponse = z.object({ received: z.literal(true) })
