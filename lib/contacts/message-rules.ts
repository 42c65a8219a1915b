import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { isEmail, isPhone } from '@/provider/contract/rules/profile/person'

/** In the order of the form. Boxes are `yes` or empty. */
export const MESSAGE_FIELDS = ['name', 'phone', 'email', 'message', 'privacyPolicy', 'personalData'] as const
export const MESSAGE_BOXES = ['privacyPolicy', 'personalData'] as const

export type MessageField = (typeof MESSAGE_FIELDS)[number]
export type MessageFields = Record<MessageField, string>

/** Keys of `contacts.form.faults`. */
export type MessageFault =
  | 'nameEmpty'
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'emailEmpty'
  | 'emailWrong'
  | 'messageEmpty'
  | 'privacyPolicyNeeded'
  | 'personalDataNeeded'

/** `+` and a country's code, which the field puts there by itself. */
const ONLY_PREFIX = /^\+?\d{0,3}$/

/** Rules of the contact form (specification §5). */
export async function messageFault(name: MessageField, fields: MessageFields): Promise<MessageFault | null> {
  const { phone, email } = fields
  switch (name) {
    case 'name':
      return fields.name.trim() === '' ? 'nameEmpty' : null
    case 'phone':
      if (ONLY_PREFIX.test(phone)) return 'phoneEmpty'
      return isPhone(phone) && (await isPossiblePhone(phone)) ? null : 'phoneWrong'
    case 'email':
      if (email.trim() === '') return 'emailEmpty'
      return isEmail(email) ? null : 'emailWrong'
    case 'message':
      return fields.message.trim() === '' ? 'messageEmpty' : null
    case 'privacyPolicy':
      return fields.privacyPolicy ? null : 'privacyPolicyNeeded'
    case 'personalData':
      return fields.personalData ? null : 'personalDataNeeded'
  }
}
