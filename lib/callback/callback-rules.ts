import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { isPhone } from '@/provider/contract/rules/profile/person'

export type CallbackFields = { name: string; phone: string; privacyPolicy: boolean; personalData: boolean }

export type CallbackFault = 'nameEmpty' | 'phoneEmpty' | 'phoneShort' | 'phoneWrong' | 'consentMissing'

export type CallbackFaults = Partial<Record<keyof CallbackFields, CallbackFault>>

/** `+` and a country's code, which the field puts there by itself. */
const ONLY_PREFIX = /^\+?\d{0,3}$/
const DIGITS_MIN = 7

/** Rules of the callback form (specification §5): both consents, a name, a phone that can be called. */
export async function callbackFaults({
  name,
  phone,
  privacyPolicy,
  personalData,
}: CallbackFields): Promise<CallbackFaults> {
  const phoneFault = await faultOfPhone(phone)
  return {
    ...(name.trim() === '' ? { name: 'nameEmpty' } : {}),
    ...(phoneFault ? { phone: phoneFault } : {}),
    ...(privacyPolicy ? {} : { privacyPolicy: 'consentMissing' }),
    ...(personalData ? {} : { personalData: 'consentMissing' }),
  }
}

async function faultOfPhone(phone: string): Promise<CallbackFault | null> {
  if (ONLY_PREFIX.test(phone)) return 'phoneEmpty'
  if (phone.replace(/\D/g, '').length < DIGITS_MIN) return 'phoneShort'
  return isPhone(phone) && (await isPossiblePhone(phone)) ? null : 'phoneWrong'
}
