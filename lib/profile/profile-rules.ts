import { cleanCode } from '@/lib/auth/clean-code'
import { cleanRecoveryCode } from '@/lib/auth/clean-factor-code'
import { longEnough, notTooLong } from '@/lib/forms/rules/password'
import { personName } from '@/lib/forms/rules/person-name'
import { phone } from '@/lib/forms/rules/phone'
import { smsPhone } from '@/lib/forms/rules/sms-phone'
import { email, notBlank, required } from '@/lib/forms/rules/text'
import type { Rule } from '@/lib/forms/schema'
import { CODE, RECOVERY_CODE } from '@/provider/contract/rules/auth/codes'

/** Keys of `profile.errors`. */
export type ProfileError =
  | 'lastNameEmpty'
  | 'lastNameLetters'
  | 'firstNameEmpty'
  | 'firstNameLetters'
  | 'middleNameLetters'
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'phoneNoSms'
  | 'phoneSame'
  | 'emailEmpty'
  | 'emailWrong'
  | 'codeEmpty'
  | 'codeLength'
  | 'codeWrong'
  | 'recoveryLength'
  | 'factorWrong'
  | 'passwordEmpty'
  | 'passwordOldEmpty'
  | 'passwordNewEmpty'
  | 'passwordWrong'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCommon'
  | 'repeatEmpty'
  | 'repeatDiffers'
  | 'debtsSilent'
  | 'marketingNeeded'

/** Rules of a panel's fields. */
export type PanelSchema<Name extends string> = Record<Name, readonly Rule<ProfileError>[]>

const middleLetters = personName('middleNameLetters')

export const nameSchema: PanelSchema<'last' | 'first' | 'middle'> = {
  last: [notBlank('lastNameEmpty'), personName('lastNameLetters')],
  first: [notBlank('firstNameEmpty'), personName('firstNameLetters')],
  middle: [(name) => (name.trim() === '' ? null : middleLetters(name))],
}

/** @param own the number of now */
export function phoneSchema(own: string): PanelSchema<'phone'> {
  const isOwn = (text: string) => (text === own ? 'phoneSame' : null)
  return { phone: [required('phoneEmpty'), isOwn, phone('phoneWrong'), smsPhone('phoneNoSms')] }
}

export const emailSchema: PanelSchema<'email'> = { email: [notBlank('emailEmpty'), email('emailWrong')] }

/** People paste the whole message. */
export const codeSchema: PanelSchema<'code'> = { code: [(text) => validateCode(cleanCode(text))] }

/** @param isRecovery instead of a code of the app */
export function factorSchema(isRecovery: boolean): PanelSchema<'code'> {
  return isRecovery ? { code: [(text) => validateRecoveryCode(cleanRecoveryCode(text))] } : codeSchema
}

/** A password that was chosen before may have any length: it is right or wrong. */
export const ownPasswordSchema: PanelSchema<'password'> = {
  password: [required('passwordEmpty'), notTooLong('passwordLong')],
}

export const passwordSchema: PanelSchema<'old' | 'password' | 'repeat'> = {
  old: [required('passwordOldEmpty'), notTooLong('passwordLong')],
  password: [required('passwordNewEmpty'), longEnough('passwordShort'), notTooLong('passwordLong')],
  repeat: [required('repeatEmpty'), (repeat, { password }) => (repeat === password ? null : 'repeatDiffers')],
}

function validateCode(code: string): ProfileError | null {
  if (code === '') return 'codeEmpty'
  return CODE.test(code) ? null : 'codeLength'
}

function validateRecoveryCode(code: string): ProfileError | null {
  if (code === '') return 'codeEmpty'
  return RECOVERY_CODE.test(code) ? null : 'recoveryLength'
}
