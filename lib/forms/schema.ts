import { isEmail, isName, isPhone } from '@/provider/contract/rules/profile/person'
import { canGetSms, isPossiblePhone } from './possible-phone'

/** Says what is wrong with a value, as the key of a text; null when it is right. */
export type Rule<Key extends string> = (
  value: string,
  values: Readonly<Record<string, string>>,
) => Key | null | Promise<Key | null>

/**
 * Rules by field, in the order of the form; the first rule that finds an error counts. Every value is a text: a ticked
 * box is `yes`, another one is empty.
 */
export type FormSchema = Readonly<Record<string, readonly Rule<string>[]>>

export type FieldOf<Schema> = keyof Schema & string
export type ValuesOf<Schema> = Record<FieldOf<Schema>, string>
export type ErrorOf<Schema extends FormSchema> = Exclude<Awaited<ReturnType<Schema[keyof Schema][number]>>, null>
export type ErrorsOf<Schema extends FormSchema> = Partial<Record<FieldOf<Schema>, ErrorOf<Schema>>>

/** `+` and a country's code, which the phone field puts there by itself. */
const ONLY_PREFIX = /^\+?\d{0,3}$/

/** Demands a value, spaces included: a password, a box, a choice. */
export function required<Key extends string>(error: Key) {
  return (value: string) => (value === '' ? error : null)
}

/** Demands a text that is more than spaces. */
export function notBlank<Key extends string>(error: Key) {
  return (value: string) => (value.trim() === '' ? error : null)
}

/** Demands more of a phone than its country. */
export function requiredPhone<Key extends string>(error: Key) {
  return (value: string) => (ONLY_PREFIX.test(value) ? error : null)
}

/** Demands at least so many digits. */
export function minDigits<Key extends string>(count: number, error: Key) {
  return (value: string) => (value.replace(/\D/g, '').length < count ? error : null)
}

/** Demands the international form: `+` and 7 to 15 digits. */
export function phoneFormat<Key extends string>(error: Key) {
  return (value: string) => (isPhone(value) ? null : error)
}

/** Demands the international form, and a length that the country knows. */
export function phone<Key extends string>(error: Key) {
  return async (value: string) => (isPhone(value) && (await isPossiblePhone(value)) ? null : error)
}

/** Demands a number that can get text messages, where the country's plan is known. */
export function smsPhone<Key extends string>(error: Key) {
  return (value: string) => (canGetSms(value) ? null : error)
}

/** Demands the form of an e-mail address. */
export function email<Key extends string>(error: Key) {
  return (value: string) => (isEmail(value) ? null : error)
}

/** Demands a name as passports have them. */
export function personName<Key extends string>(error: Key) {
  return (value: string) => (isName(value) ? null : error)
}

/** The two documents that everybody accepts who leaves data, each with a box of its own (152-FZ). */
export const PERSONAL_CONSENTS = {
  privacyPolicy: [required('privacyPolicyNeeded')],
  personalData: [required('personalDataNeeded')],
}
