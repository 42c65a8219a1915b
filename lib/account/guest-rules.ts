import { passwordStrength } from '@/provider/contract/rules/password'
import { isPhone } from '@/provider/contract/rules/person'

/** Screens of people who are not signed in. */
export type GuestScreen = 'login' | 'registration' | 'renew'

/** Boxes are `yes` or empty. */
export type GuestFields = Record<'phone' | 'password' | 'repeat' | 'privacyPolicy' | 'personalData', string>
export type GuestField = keyof GuestFields

/** Keys of `account.errors`. */
export type GuestFault =
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'passwordEmpty'
  | 'passwordShort'
  | 'repeatDiffers'
  | 'privacyPolicyNeeded'
  | 'personalDataNeeded'

/** Fields of each screen, in the order in which they stand. */
export const FIELDS_OF: Record<GuestScreen, readonly GuestField[]> = {
  login: ['phone', 'password'],
  registration: ['phone', 'password', 'repeat', 'privacyPolicy', 'personalData'],
  renew: ['phone', 'password', 'repeat'],
}

/** Rules of specification §5. A password that is asked for, not chosen, may have any length: it is right or wrong. */
export function guestFault(screen: GuestScreen, name: GuestField, fields: GuestFields): GuestFault | null {
  const { phone, password, repeat } = fields
  const faults: Record<GuestField, GuestFault | null> = {
    phone: phone === '' ? 'phoneEmpty' : isPhone(phone) ? null : 'phoneWrong',
    password: password === '' ? 'passwordEmpty' : screen === 'login' ? null : shortPassword(password),
    repeat: repeat === password ? null : 'repeatDiffers',
    privacyPolicy: fields.privacyPolicy ? null : 'privacyPolicyNeeded',
    personalData: fields.personalData ? null : 'personalDataNeeded',
  }
  return faults[name]
}

function shortPassword(password: string): GuestFault | null {
  return passwordStrength(password) === 'short' ? 'passwordShort' : null
}

/** Id of a field's control, for its label and for the list of errors. */
export function guestFieldId(name: GuestField): string {
  return `account-${name}`
}
