import type { PaymentPurpose } from '@/provider/contract/rules/payments/payment-purposes'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import { workingDaysText } from '@/provider/rules/prices/line-names'
import { amountText } from '@/provider/rules/vouchers/price-rows'
import { PAYMENT_TEMPLATES } from './payment-texts'

/** Messages to the branch about problems with money. */
export const MONEY_PROBLEMS = ['refund_failed', 'payment_attention', 'receipt_failed'] as const
export type MoneyProblem = (typeof MONEY_PROBLEMS)[number]

const WHAT: Record<PaymentPurpose, Texts> = {
  booking: { ru: 'бронь № {number}', en: 'booking {number}', 'zh-CN': '订单 {number}' },
  fine: { ru: 'штраф, постановление № {number}', en: 'fine notice {number}', 'zh-CN': '罚款，处罚决定书 {number}' },
  damage: {
    ru: 'повреждение или доплата № {number}',
    en: 'damage or charge {number}',
    'zh-CN': '车损，定损单 {number}',
  },
  other: { ru: 'документ {number}', en: 'document {number}', 'zh-CN': '单据 {number}' },
}

/** Returns whether a message is about a payment: `paymentValues` fills its texts. */
export function isOfPayment(kind: string): boolean {
  return Object.hasOwn(PAYMENT_TEMPLATES, kind) || MONEY_PROBLEMS.some((problem) => problem === kind)
}

/**
 * Returns the values of a text about a payment.
 *
 * @param bankDays working days until a refund arrives
 */
export function paymentValues(
  { purpose = 'other', number = '', amountKop = '0', ...rest }: Record<string, string>,
  bankDays: number,
  language: Language,
): Record<string, string> {
  const texts = Object.entries(WHAT).find(([name]) => name === purpose)?.[1] ?? WHAT.other
  return {
    ...rest,
    what: formatText(texts[language], { number }),
    amount: amountText(Number(amountKop), language),
    days: workingDaysText(bankDays, language),
  }
}
