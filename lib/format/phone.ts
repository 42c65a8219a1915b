import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { formatRussianPhone } from './russian-phone'

/** Russian numbers as specified, others the country's own way. With the table of countries: see `use-spaced-phone.ts`. */
export function formatPhone(phone: string): string {
  return (
    formatRussianPhone(phone) ??
    parsePhoneNumberFromString(phone.replace(/[^\d+]/g, ''))?.formatInternational() ??
    phone
  )
}
