import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { onTrimmed } from '@/lib/forms/rules/on-trimmed'
import { personName } from '@/lib/forms/rules/person-name'
import { phone, requiredPhone } from '@/lib/forms/rules/phone'
import { email, notBlank, required } from '@/lib/forms/rules/text'
import type { Rule } from '@/lib/forms/schema'
import { OTHER_SUM_MAX_KOP, OTHER_SUM_MIN_KOP } from '@/provider/contract/rules/payments/payment-purposes'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

/** What the look-up needs. */
export const WHAT_FIELDS = ['purpose', 'number', 'fio'] as const
export const PAYMENT_BOXES = ['privacyPolicy', 'personalData', 'publicOffer', 'rentalterms'] as const

export type PaymentField = (typeof WHAT_FIELDS)[number] | 'sum' | 'phone' | 'email' | (typeof PAYMENT_BOXES)[number]
export type PaymentFields = Record<PaymentField, string>

/** Keys of `payments.errors`. */
export type PaymentError =
  | 'purposeEmpty'
  | 'numberEmpty'
  | 'fioEmpty'
  | 'fioLetters'
  | 'sumEmpty'
  | 'sumWrong'
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'emailEmpty'
  | 'emailWrong'
  | `${(typeof PAYMENT_BOXES)[number]}Needed`

/** What the form asks for now: first what is paid, and the rest once the sum is known. */
export type Asking = 'what' | 'other' | 'found' | 'foundUnconfirmed'

export type PaymentSchema = Record<PaymentField, readonly Rule<PaymentError>[]>

const WHAT = {
  purpose: [notBlank('purposeEmpty')],
  number: [notBlank('numberEmpty')],
  fio: [notBlank('fioEmpty'), personName('fioLetters')],
} satisfies Partial<PaymentSchema>

const SUM: Partial<PaymentSchema> = {
  sum: [notBlank('sumEmpty'), (text) => (readSum(text) === null ? 'sumWrong' : null)],
}

const PAYER = {
  phone: [onTrimmed(requiredPhone('phoneEmpty')), onTrimmed(phone('phoneWrong'))],
  email: [notBlank('emailEmpty'), email('emailWrong')],
  ...PERSONAL_CONSENTS,
} satisfies Partial<PaymentSchema>

const SCHEMAS: Record<Asking, Partial<PaymentSchema>> = {
  what: WHAT,
  other: { ...WHAT, ...SUM, ...PAYER },
  found: { ...WHAT, ...PAYER },
  foundUnconfirmed: {
    ...{ ...WHAT, ...PAYER },
    ...{ publicOffer: [required('publicOfferNeeded')], rentalterms: [required('rentaltermsNeeded')] },
  },
}

/** Returns the rules of the fields that are asked for now, which are all demanded (specification §5). */
export function paymentSchema(asking: Asking): PaymentSchema {
  return SCHEMAS[asking] as PaymentSchema
}

/** Whole roubles as a person types them (`1 500`, `1500 ₽`) → kopecks; null for anything else and outside the bounds. */
export function readSum(text: string): number | null {
  const digits = text.replace(/[\s₽]/g, '')
  if (!/^\d{1,9}$/.test(digits)) return null
  const sumKop = Number(digits) * KOPECKS_PER_ROUBLE
  return sumKop >= OTHER_SUM_MIN_KOP && sumKop <= OTHER_SUM_MAX_KOP ? sumKop : null
}
