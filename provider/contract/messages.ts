import { z } from 'zod'
import { MESSAGE_MAX } from './rules/message-limits'
import { EMAIL_MAX, isEmail, isPhone, NAME_MAX } from './rules/person'

/**
 * `POST sun/v2/messages`: the contact form (PRODUCT §6). The consents travel in the header of the callback, and the
 * language of the answer to the visitor is that of `Accept-Language`.
 */
export const MessageRequest = z.strictObject({
  name: z.string().trim().normalize('NFC').min(1).max(NAME_MAX),
  phone: z.string().refine(isPhone, { error: 'an international phone number' }),
  email: z.string().trim().max(EMAIL_MAX).refine(isEmail, { error: 'an e-mail address' }),
  message: z.string().trim().normalize('NFC').min(1).max(MESSAGE_MAX),
})
export type MessageRequest = z.infer<typeof MessageRequest>

export const MessageAnswer = z.object({ received: z.literal(true) })
