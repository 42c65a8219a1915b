import { z } from 'zod'
import type { Option } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { CARD_BRANDS } from '@/provider/contract/rules/payments/payment-methods'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

const MAX_ROUBLES = 10_000_000
export const Last4 = z.string().regex(/^\d{4}$/)
export const Roubles = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
  .refine((roubles) => roubles <= MAX_ROUBLES)
  .transform((roubles) => roubles * KOPECKS_PER_ROUBLE)

export const BRAND: Option = {
  value: { ru: 'СИСТЕМА', en: 'BRAND' },
  about: { ru: `карта: ${CARD_BRANDS.join(', ')}`, en: `card: ${CARD_BRANDS.join(', ')}` },
}
export const CARD: Option = {
  value: { ru: 'ЦИФРЫ', en: 'DIGITS' },
  about: { ru: 'последние четыре цифры карты', en: 'last four digits of the card' },
}

export const CASH: CliText = { ru: 'залог наличными, без карты', en: 'a deposit in cash, without a card' }
export const CARD_OR_CASH: CliText = {
  ru: 'Укажите карту (--brand и --card) или --cash.',
  en: 'Say the card (--brand and --card) or --cash.',
}
