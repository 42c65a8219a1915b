import {
  email,
  minDigits,
  notBlank,
  PERSONAL_CONSENTS,
  personName,
  phone,
  required,
  requiredPhone,
} from '@/lib/forms/schema'

const DIGITS_MIN = 7

/** The specification's rules (§5) for a form with name, phone and e-mail. */
export const partnerSchema = {
  company: [notBlank('companyEmpty')],
  kind: [required('kindEmpty')],
  contactName: [notBlank('nameEmpty'), personName('nameWrong')],
  phone: [requiredPhone('phoneEmpty'), minDigits(DIGITS_MIN, 'phoneShort'), phone('phoneWrong')],
  email: [notBlank('emailEmpty'), email('emailWrong')],
  city: [],
  site: [],
  message: [],
  ...PERSONAL_CONSENTS,
}

export type PartnerField = keyof typeof partnerSchema
