import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { phone } from '@/lib/forms/rules/phone'
import { phoneFormat, smsPhone } from '@/lib/forms/rules/sms-phone'
import { required } from '@/lib/forms/rules/text'
import type { Rule } from '@/lib/forms/schema'
import { CODE, CODE_TRIES } from '@/provider/contract/rules/auth/codes'
import { PASSWORD_MAX, passwordStrength } from '@/provider/contract/rules/auth/password'

/** Wrong codes from which on it is told how many more may be tried. */
const COUNTED_FROM = 3

/** Screens of people who are not signed in. */
export type GuestScreen = 'login' | 'registration' | 'renew'

/** What is asked for at once: a login, a phone for a code, or what the code lets one set. */
export type GuestStep = 'login' | 'phone' | 'registration' | 'renew'

/** Boxes are `yes` or empty. */
export type GuestFields = Record<'phone' | 'code' | 'password' | 'repeat' | 'privacyPolicy' | 'personalData', string>
export type GuestField = keyof GuestFields

/** Keys of `auth.errors`. */
export type GuestFault =
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'phoneNoSms'
  | 'codeEmpty'
  | 'codeLength'
  | 'codeWrong'
  | 'codeWrongLeft'
  | 'codeOver'
  | 'passwordEmpty'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCommon'
  | 'repeatDiffers'
  | 'privacyPolicyNeeded'
  | 'personalDataNeeded'

/** Fields of each step, in the order in which they stand. */
export const FIELDS_OF: Record<GuestStep, readonly GuestField[]> = {
  login: ['phone', 'password'],
  phone: ['phone'],
  registration: ['code', 'password', 'repeat', 'privacyPolicy', 'personalData'],
  renew: ['code', 'password', 'repeat'],
}

/** Rules of specification §5. A password that is asked for, not chosen, may have any length: it is right or wrong. */
export function guestSchema(step: GuestStep) {
  const rules: Record<GuestField, readonly Rule<GuestFault>[]> = {
    phone: [
      required('phoneEmpty'),
      phoneFormat('phoneWrong'),
      ...(step === 'phone' ? [smsPhone('phoneNoSms')] : []),
      phone('phoneWrong'),
    ],
    code: [required('codeEmpty'), (code) => (CODE.test(code) ? null : 'codeLength')],
    password: [required('passwordEmpty'), ...(step === 'login' ? [] : [longEnough]), notTooLong],
    repeat: [(repeat, { password }) => (repeat === password ? null : 'repeatDiffers')],
    ...PERSONAL_CONSENTS,
  }
  return Object.fromEntries(FIELDS_OF[step].map((name) => [name, rules[name]])) as typeof rules
}

/** What a wrong code means, by how many were told before it: a code that has been guessed at is over (PRODUCT §8). */
export function codeFault(fault: GuestFault | null, wrongCodes: number): GuestFault | null {
  if (wrongCodes >= CODE_TRIES) return 'codeOver'
  return fault === 'codeWrong' && wrongCodes >= COUNTED_FROM ? 'codeWrongLeft' : fault
}

/** Id of a field's control, for its label and for the list of errors. */
export function guestFieldId(name: GuestField): string {
  return `account-${name}`
}

function longEnough(password: string): GuestFault | null {
  return passwordStrength(password) === 'short' ? 'passwordShort' : null
}

function notTooLong(password: string): GuestFault | null {
  return [...password].length > PASSWORD_MAX ? 'passwordLong' : null
}
