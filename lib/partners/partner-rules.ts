import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { personName } from '@/lib/forms/rules/person-name'
import { minDigits, phone, requiredPhone } from '@/lib/forms/rules/phone'
import { email, notBlank, required } from '@/lib/forms/rules/text'

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
