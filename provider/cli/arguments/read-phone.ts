import { cleanPhone, isPhone } from '@/provider/contract/rules/profile/person'

/** Returns a phone in international form as people write it (`8 999 …` is Russia), or null when it is no phone. */
export function readPhone(text: string): string | null {
  const phone = cleanPhone(text).replace(/^8(?=\d{10}$)/, '+7')
  return isPhone(phone) ? phone : null
}
