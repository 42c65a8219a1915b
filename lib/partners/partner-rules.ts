import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { isEmail, isName, isPhone } from '@/provider/contract/rules/profile/person'

/** The form as it stands on the screen. */
export type PartnerFields = {
  company: string
  contactName: string
  phone: string
  email: string
  site: string
  kind: string
  city: string
  message: string
  privacyPolicy: boolean
  personalData: boolean
}

export type PartnerFault =
  | 'companyEmpty'
  | 'nameEmpty'
  | 'nameWrong'
  | 'phoneEmpty'
  | 'phoneShort'
  | 'phoneWrong'
  | 'emailEmpty'
  | 'emailWrong'
  | 'kindEmpty'
  | 'privacyPolicyNeeded'
  | 'personalDataNeeded'

/** From top to bottom, for the summary of errors. */
export const PARTNER_FIELDS = [
  'company',
  'kind',
  'contactName',
  'phone',
  'email',
  'city',
  'site',
  'message',
  'privacyPolicy',
  'personalData',
] as const satisfies ReadonlyArray<keyof PartnerFields>

/** `+` and a country's code, which the field puts there by itself. */
const ONLY_PREFIX = /^\+?\d{0,3}$/
const DIGITS_MIN = 7

/** The specification's rules (§5) for a form with name, phone and e-mail; null: the field is right. */
export async function partnerFault(name: keyof PartnerFields, fields: PartnerFields): Promise<PartnerFault | null> {
  if (name === 'company') return fields.company.trim() === '' ? 'companyEmpty' : null
  if (name === 'kind') return fields.kind === '' ? 'kindEmpty' : null
  if (name === 'contactName') return nameFault(fields.contactName)
  if (name === 'phone') return phoneFault(fields.phone)
  if (name === 'email') return emailFault(fields.email)
  if (name === 'privacyPolicy') return fields.privacyPolicy ? null : 'privacyPolicyNeeded'
  if (name === 'personalData') return fields.personalData ? null : 'personalDataNeeded'
  return null
}

function nameFault(name: string): PartnerFault | null {
  if (name.trim() === '') return 'nameEmpty'
  return isName(name) ? null : 'nameWrong'
}

async function phoneFault(phone: string): Promise<PartnerFault | null> {
  if (ONLY_PREFIX.test(phone)) return 'phoneEmpty'
  if (phone.replace(/\D/g, '').length < DIGITS_MIN) return 'phoneShort'
  return isPhone(phone) && (await isPossiblePhone(phone)) ? null : 'phoneWrong'
}

function emailFault(email: string): PartnerFault | null {
  if (email.trim() === '') return 'emailEmpty'
  return isEmail(email) ? null : 'emailWrong'
}
