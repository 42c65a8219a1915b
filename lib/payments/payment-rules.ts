import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { OTHER_SUM_MAX_KOP, OTHER_SUM_MIN_KOP } from '@/provider/contract/rules/payments/payment-purposes'
import { isEmail, isName, isPhone } from '@/provider/contract/rules/profile/person'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

/** In the order of the form. Boxes are `yes` or empty. */
export const WHAT_FIELDS = ['purpose', 'number', 'fio'] as const
const OTHER_SUM = ['sum'] as const
const PAYER_FIELDS = ['phone', 'email'] as const
const PRIVACY_BOXES = ['privacyPolicy', 'personalData'] as const
const BOOKING_BOXES = ['publicOffer', 'rentalterms'] as const
export const PAYMENT_BOXES = [...PRIVACY_BOXES, ...BOOKING_BOXES] as const

export const PAYMENT_FIELDS = [...WHAT_FIELDS, ...OTHER_SUM, ...PAYER_FIELDS, ...PAYMENT_BOXES] as const

export type PaymentField = (typeof PAYMENT_FIELDS)[number]
export type PaymentFields = Record<PaymentField, string>

/** Keys of `payments.errors`. */
export type PaymentFault =
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

export const FIELDS_OF: Record<Asking, readonly PaymentField[]> = {
  what: WHAT_FIELDS,
  other: [...WHAT_FIELDS, ...OTHER_SUM, ...PAYER_FIELDS, ...PRIVACY_BOXES],
  found: [...WHAT_FIELDS, ...PAYER_FIELDS, ...PRIVACY_BOXES],
  foundUnconfirmed: [...WHAT_FIELDS, ...PAYER_FIELDS, ...PAYMENT_BOXES],
}

/** `+` and a country's code, which the field puts there by itself. */
const ONLY_PREFIX = /^\+?\d{0,3}$/

/** The payment form demands every field that it shows (specification §5). */
export async function paymentFault(name: PaymentField, fields: PaymentFields): Promise<PaymentFault | null> {
  const value = fields[name].trim()
  switch (name) {
    case 'purpose':
    case 'number':
      return value === '' ? `${name}Empty` : null
    case 'fio':
      if (value === '') return 'fioEmpty'
      return isName(value) ? null : 'fioLetters'
    case 'sum':
      if (value === '') return 'sumEmpty'
      return readSum(value) === null ? 'sumWrong' : null
    case 'phone':
      if (ONLY_PREFIX.test(value)) return 'phoneEmpty'
      return isPhone(value) && (await isPossiblePhone(value)) ? null : 'phoneWrong'
    case 'email':
      if (value === '') return 'emailEmpty'
      return isEmail(value) ? null : 'emailWrong'
    default:
      return value === '' ? `${name}Needed` : null
  }
}

/** Whole roubles as a person types them (`1 500`, `1500 ₽`) → kopecks; null for anything else and outside the bounds. */
export function readSum(text: string): number | null {
  const digits = text.replace(/[\s₽]/g, '')
  if (!/^\d{1,9}$/.test(digits)) return null
  const sumKop = Number(digits) * KOPECKS_PER_ROUBLE
  return sumKop >= OTHER_SUM_MIN_KOP && sumKop <= OTHER_SUM_MAX_KOP ? sumKop : null
}
