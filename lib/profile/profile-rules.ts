import { canGetSms, isPossiblePhone } from '@/lib/forms/possible-phone'
import { CODE } from '@/provider/contract/rules/auth/codes'
import { PASSWORD_MAX, passwordStrength } from '@/provider/contract/rules/auth/password'
import { isEmail, isName, isPhone } from '@/provider/contract/rules/profile/person'

/** Keys of `profile.errors`. */
export type ProfileFault =
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

export function nameFault(name: 'last' | 'first' | 'middle', text: string): ProfileFault | null {
  if (text.trim() === '') return name === 'middle' ? null : `${name}NameEmpty`
  return isName(text) ? null : `${name}NameLetters`
}

/** @param own the number of now. */
export async function phoneFault(phone: string, own: string): Promise<ProfileFault | null> {
  if (phone === '') return 'phoneEmpty'
  if (phone === own) return 'phoneSame'
  if (!isPhone(phone) || !(await isPossiblePhone(phone))) return 'phoneWrong'
  return canGetSms(phone) ? null : 'phoneNoSms'
}

export function emailFault(email: string): ProfileFault | null {
  if (email.trim() === '') return 'emailEmpty'
  return isEmail(email) ? null : 'emailWrong'
}

export function codeFault(code: string): ProfileFault | null {
  if (code === '') return 'codeEmpty'
  return CODE.test(code) ? null : 'codeLength'
}

/** One that was chosen before may have any length: it is right or wrong. */
export function oldPasswordFault(password: string): ProfileFault | null {
  return password === '' ? 'passwordEmpty' : tooLong(password)
}

export function newPasswordFault(password: string): ProfileFault | null {
  if (password === '') return 'passwordNewEmpty'
  return passwordStrength(password) === 'short' ? 'passwordShort' : tooLong(password)
}

function tooLong(password: string): ProfileFault | null {
  return [...password].length > PASSWORD_MAX ? 'passwordLong' : null
}
