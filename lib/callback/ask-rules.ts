import { messageSchema } from '@/lib/contacts/message-rules'
import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { notBlank } from '@/lib/forms/rules/text'

/** What the small form is about (PRODUCT §6). */
export type AskedCar = {
  car: string
  /** In words; empty: without dates. */
  dates: string
}

/** Rules of the small form (specification §5). */
export const askSchema = {
  fio: [notBlank('fioEmpty')],
  phone: messageSchema.phone,
  email: messageSchema.email,
  ...PERSONAL_CONSENTS,
}

export type AskField = keyof typeof askSchema
