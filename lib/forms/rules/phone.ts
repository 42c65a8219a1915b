import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { isPhone } from '@/provider/contract/rules/profile/person'

/** `+` and a country's code, which the phone field puts there by itself. */
const ONLY_PREFIX = /^\+?\d{0,3}$/

/** Demands more of a phone than its country. */
export function requiredPhone<Key extends string>(error: Key) {
  return (value: string) => (ONLY_PREFIX.test(value) ? error : null)
}

/** Demands at least so many digits. */
export function minDigits<Key extends string>(count: number, error: Key) {
  return (value: string) => (value.replace(/\D/g, '').length < count ? error : null)
}

/** Demands the international form, and a length that the country knows. */
export function phone<Key extends string>(error: Key) {
  return async (value: string) => (isPhone(value) && (await isPossiblePhone(value)) ? null : error)
}
