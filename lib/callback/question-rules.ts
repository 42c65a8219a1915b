import { messageSchema } from '@/lib/contacts/message-rules'
import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { notBlank } from '@/lib/forms/rules/text'

/** What the small form is about (PRODUCT §6). */
export type QuestionCar = {
  car: string
  /** In words; empty: without dates. */
  dates: string
}

/** Rules of the small form (specification §5). */
export const questionSchema = {
  fio: [notBlank('fioEmpty')],
  phone: messageSchema.phone,
  email: messageSchema.email,
  ...PERSONAL_CONSENTS,
}

export type QuestionField = keyof typeof questionSchema
