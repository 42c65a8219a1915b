import { email, notBlank, PERSONAL_CONSENTS, phone, requiredPhone } from '@/lib/forms/schema'

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
