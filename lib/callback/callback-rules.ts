import { minDigits, phone, requiredPhone } from '@/lib/forms/rules/phone'
import { notBlank, required } from '@/lib/forms/rules/text'

const DIGITS_MIN = 7

/** Rules of the callback form (specification §5): a name, a phone that can be called, both consents. */
export const callbackSchema = {
  name: [notBlank('nameEmpty')],
  phone: [requiredPhone('phoneEmpty'), minDigits(DIGITS_MIN, 'phoneShort'), phone('phoneWrong')],
  privacyPolicy: [required('consentMissing')],
  personalData: [required('consentMissing')],
}

export type CallbackField = keyof typeof callbackSchema
