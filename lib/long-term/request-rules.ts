import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { personName } from '@/lib/forms/rules/person-name'
import { phone, requiredPhone } from '@/lib/forms/rules/phone'
import { email, notBlank, required } from '@/lib/forms/rules/text'
import type { FormSchema } from '@/lib/forms/schema'

/** The days on which a term may begin, `YYYY-MM-DD`. */
export type StartDays = { from: string; to: string }

/** Rules of the long-term form (specification §5). `who` is `person` or `company`. */
export function requestSchema({ from, to }: StartDays) {
  return {
    last_name: [notBlank('lastNameEmpty'), personName('lastNameLetters')],
    first_name: [notBlank('firstNameEmpty'), personName('firstNameLetters')],
    phone: [requiredPhone('phoneEmpty'), phone('phoneWrong')],
    email: [notBlank('emailEmpty'), email('emailWrong')],
    startDate: [
      required('startEmpty'),
      (date: string) => (date < from ? 'startEarly' : null),
      (date: string) => (date > to ? 'startLate' : null),
    ],
    who: [],
    company: [
      (company: string, { who }: Readonly<Record<string, string>>) =>
        who === 'company' && company.trim() === '' ? 'companyEmpty' : null,
    ],
    comment: [],
    ...PERSONAL_CONSENTS,
  } satisfies FormSchema
}

export type RequestField = keyof ReturnType<typeof requestSchema>
export type RequestFields = Record<RequestField, string>

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
