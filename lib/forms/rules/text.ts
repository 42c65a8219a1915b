import { isEmail } from '@/provider/contract/rules/profile/person'

/** Demands a value, spaces included: a password, a box, a choice. */
export function required<Key extends string>(error: Key) {
  return (value: string) => (value === '' ? error : null)
}

/** Demands a text that is more than spaces. */
export function notBlank<Key extends string>(error: Key) {
  return (value: string) => (value.trim() === '' ? error : null)
}

/** Demands the form of an e-mail address. */
export function email<Key extends string>(error: Key) {
  return (value: string) => (isEmail(value) ? null : error)
}
