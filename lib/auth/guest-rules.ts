import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { longEnough, notTooLong } from '@/lib/forms/rules/password'
import { phone } from '@/lib/forms/rules/phone'
import { phoneFormat, smsPhone } from '@/lib/forms/rules/sms-phone'
import { required } from '@/lib/forms/rules/text'
import type { Rule } from '@/lib/forms/schema'
import { CODE, CODE_TRIES } from '@/provider/contract/rules/auth/codes'

/** Wrong codes from which on it is told how many more may be tried. */
const TRIES_WARNING_FROM = 3

/** Screens of people who are not signed in. */
export type GuestScreen = 'login' | 'registration' | 'renew'

/** What is asked for at once: a login, a phone for a code, or what the code lets one set. */
export type GuestStep = 'login' | 'phone' | 'registration' | 'renew'

/** Boxes are `yes` or empty. */
export type GuestFields = Record<'phone' | 'code' | 'password' | 'repeat' | 'privacyPolicy' | 'personalData', string>
export type GuestField = keyof GuestFields

/** Keys of `auth.errors`. */
export type GuestError =
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

export type GuestSchema = Record<GuestField, readonly Rule<GuestError>[]>

const PHONE = [required('phoneEmpty'), phoneFormat('phoneWrong')]
const POSSIBLE = phone('phoneWrong')
const PASSWORD = required('passwordEmpty')
const TOO_LONG = notTooLong('passwordLong')

const RENEW: Partial<GuestSchema> = {
  code: [required('codeEmpty'), (code) => (CODE.test(code) ? null : 'codeLength')],
  password: [PASSWORD, longEnough('passwordShort'), TOO_LONG],
  repeat: [(repeat, { password }) => (repeat === password ? null : 'repeatDiffers')],
}

/** Rules of specification §5. A password that is asked for, not chosen, may have any length: it is right or wrong. */
const SCHEMAS: Record<GuestStep, Partial<GuestSchema>> = {
  login: { phone: [...PHONE, POSSIBLE], password: [PASSWORD, TOO_LONG] },
  phone: { phone: [...PHONE, smsPhone('phoneNoSms'), POSSIBLE] },
  registration: { ...RENEW, ...PERSONAL_CONSENTS },
  renew: RENEW,
}

/** Returns the rules of a step, which has some of the fields. */
export function guestSchema(step: GuestStep): GuestSchema {
  return SCHEMAS[step] as GuestSchema
}

/** What a wrong code means, by how many were told before it: a code that has been guessed at is over (PRODUCT §8). */
export function refineCodeError(error: GuestError | null, wrongCodes: number): GuestError | null {
  if (wrongCodes >= CODE_TRIES) return 'codeOver'
  return error === 'codeWrong' && wrongCodes >= TRIES_WARNING_FROM ? 'codeWrongLeft' : error
}

/** Id of a field's control, for its label and for the list of errors. */
export function guestFieldId(name: GuestField): string {
  return `account-${name}`
}
