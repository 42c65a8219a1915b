import { canGetSms } from '@/lib/forms/possible-phone'
import { isPhone } from '@/provider/contract/rules/profile/person'

/** Demands the international form: `+` and 7 to 15 digits. */
export function phoneFormat<Key extends string>(error: Key) {
  return (value: string) => (isPhone(value) ? null : error)
}

/** Demands a number that can get text messages, where the country's plan is known. */
export function smsPhone<Key extends string>(error: Key) {
  return (value: string) => (canGetSms(value) ? null : error)
}
