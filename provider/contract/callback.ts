import { z } from 'zod'
import { isPhone, NAME_MAX } from './rules/person'

const referral = z.union([z.string().max(100), z.literal(false)])

/**
 * `POST sun/v2/callback` (specification §7): five fields, letter for letter. `partner` and `affiliate` are the stored
 * referral texts, or false. The consents travel in the header, so that the payload stays the specified one.
 */
export const CallbackRequest = z.strictObject({
  partner: referral,
  affiliate: referral,
  clientName: z.string().trim().normalize('NFC').min(1).max(NAME_MAX),
  clientPhone: z.string().refine(isPhone, { error: 'an international phone number' }),
  station: z.string().max(40),
})
export type CallbackRequest = z.infer<typeof CallbackRequest>

/** `document@version` pairs, joined by commas; both documents are needed. */
export const CONSENTS_HEADER = 'x-consents'

/** Passed on from the visitor's cookies, each only when its cookie exists (specification §7). */
export const TRACKING_HEADERS = ['x-sp-id', 'x-ubtcid', 'x-ym-uid', 'x-referer'] as const

export const CallbackAnswer = z.object({ received: z.literal(true) })
