import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { phone, requiredPhone } from '@/lib/forms/rules/phone'
import { email, notBlank } from '@/lib/forms/rules/text'

/** Rules of the contact form (specification §5). */
export const messageSchema = {
  name: [notBlank('nameEmpty')],
  phone: [requiredPhone('phoneEmpty'), phone('phoneWrong')],
  email: [notBlank('emailEmpty'), email('emailWrong')],
  message: [notBlank('messageEmpty')],
  ...PERSONAL_CONSENTS,
}

export type MessageField = keyof typeof messageSchema
export type MessageFields = Record<MessageField, string>
