import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** `+7 999 000 0001`: 2-3-3-rest for Russian numbers (specification §5, PRODUCT §5), the country's own way for others. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  const russian = /^\+7(\d{3})(\d{3})(\d+)$/.exec(digits)
  if (russian) return `+7 ${russian[1]} ${russian[2]} ${russian[3]}`
  return parsePhoneNumberFromString(digits)?.formatInternational() ?? phone
}

export function telHref(phone: string): `tel:${string}` {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
