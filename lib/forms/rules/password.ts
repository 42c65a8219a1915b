import { PASSWORD_MAX, passwordStrength } from '@/provider/contract/rules/auth/password'

/** Demands as many characters as a chosen password needs. */
export function longEnough<Key extends string>(error: Key) {
  return (value: string) => (passwordStrength(value) === 'short' ? error : null)
}

/** Demands no more characters than a password may have. */
export function notTooLong<Key extends string>(error: Key) {
  return (value: string) => ([...value].length > PASSWORD_MAX ? error : null)
}
