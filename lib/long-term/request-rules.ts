import { nameFault } from '@/lib/forms/name-fault'
import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { isEmail, isPhone } from '@/provider/contract/rules/profile/person'

/** In the order of the form. `who` is `person` or `company`; boxes are `yes` or empty. */
export const REQUEST_FIELDS = [
  'last_name',
  'first_name',
  'phone',
  'email',
  'startDate',
  'who',
  'company',
  'comment',
  'privacyPolicy',
  'personalData',
] as const
export const REQUEST_BOXES = ['privacyPolicy', 'personalData'] as const

export type RequestField = (typeof REQUEST_FIELDS)[number]
export type RequestFields = Record<RequestField, string>

/** Keys of `longTerm.form.faults`. */
export type RequestFault =
  | 'lastNameEmpty'
  | 'lastNameLetters'
  | 'firstNameEmpty'
  | 'firstNameLetters'
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'emailEmpty'
  | 'emailWrong'
  | 'startEmpty'
  | 'startEarly'
  | 'startLate'
  | 'companyEmpty'
  | 'privacyPolicyNeeded'
  | 'personalDataNeeded'

/** The days on which a term may begin, `YYYY-MM-DD`. */
export type StartDays = { from: string; to: string }

export const EMPTY_REQUEST: RequestFields = {
  last_name: '',
  first_name: '',
  phone: '',
  email: '',
  startDate: '',
  who: 'person',
  company: '',
  comment: '',
  privacyPolicy: '',
  personalData: '',
}

/** `+` and a country's code, which the field puts there by itself. */
const ONLY_PREFIX = /^\+?\d{0,3}$/

/** Rules of the long-term form (specification §5); null: the field is right. */
export async function requestFault(
  name: RequestField,
  fields: RequestFields,
  days: StartDays,
): Promise<RequestFault | null> {
  const { phone, email } = fields
  switch (name) {
    case 'last_name':
      return nameFault(fields.last_name, 'lastNameEmpty', 'lastNameLetters')
    case 'first_name':
      return nameFault(fields.first_name, 'firstNameEmpty', 'firstNameLetters')
    case 'phone':
      if (ONLY_PREFIX.test(phone)) return 'phoneEmpty'
      return isPhone(phone) && (await isPossiblePhone(phone)) ? null : 'phoneWrong'
    case 'email':
      if (email.trim() === '') return 'emailEmpty'
      return isEmail(email) ? null : 'emailWrong'
    case 'startDate':
      return startFault(fields.startDate, days)
    case 'company':
      return fields.who === 'company' && fields.company.trim() === '' ? 'companyEmpty' : null
    case 'privacyPolicy':
      return fields.privacyPolicy ? null : 'privacyPolicyNeeded'
    case 'personalData':
      return fields.personalData ? null : 'personalDataNeeded'
    default:
      return null
  }
}

function startFault(date: string, { from, to }: StartDays): RequestFault | null {
  if (date === '') return 'startEmpty'
  if (date < from) return 'startEarly'
  return date > to ? 'startLate' : null
}
