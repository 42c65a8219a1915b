import { z } from 'zod'
import { calledName, email, phone, plainText } from './person'
import { MESSAGE_MAX } from './rules/contacts/message-limits'

/**
 * `POST sun/v2/messages`: the contact form (PRODUCT §6). The consents travel in the header of the callback, and the
 * language of the response to the visitor is that of `Accept-Language`.
 */
export const MessageRequest = z.strictObject({
  name: calledName,
  phone,
  email,
  message: plainText(MESSAGE_MAX).min(1),
})
export type MessageRequest = z.infer<typeof MessageRequest>

export const MessageResponse = z.object({ received: z.literal(true) })
