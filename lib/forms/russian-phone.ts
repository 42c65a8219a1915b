import { cleanPhone } from '@/provider/contract/rules/person'

/** `8 914 …` and `914 …` as Russians dial and paste them → `+7914…`; anything else stays as it was. */
export function toInternational(text: string): string {
  const digits = cleanPhone(text)
  const local = /^(?:\+?[78])?(\d{10})$/.exec(digits)
  return local ? `+7${local[1]}` : digits
}

/** After the prefilled `+7` people type the whole number, `8 914 …` or `+7 914 …`: the doubled digit goes. */
export function dropDoubledPrefix(phone: string): string {
  return phone.replace(/^\+7[78](\d{10})$/, '+7$1')
}
