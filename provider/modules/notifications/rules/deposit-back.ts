import type { HeldDeposit } from '@/provider/rules/deposits/deposit-state'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import { amountText } from '@/provider/rules/vouchers/price-rows'

const HEADING: Texts = {
  ru: 'Вернули залог наличными: {amount}',
  en: 'We gave back your cash deposit: {amount}',
  'zh-CN': '现金押金 {amount} 已退还',
}
const TEXT: Texts = {
  ru: 'Мы вернули вам залог наличными: {amount}.',
  en: 'we have given back your deposit of {amount} in cash.',
  'zh-CN': '我们已向您退还现金押金 {amount}。',
}
const PART_HEADING: Texts = {
  ru: 'Вернули часть залога наличными: {amount}',
  en: 'We gave back a part of your cash deposit: {amount}',
  'zh-CN': '已退还部分现金押金：{amount}',
}
const PART_TEXT: Texts = {
  ru: 'Мы вернули вам наличными {amount} из залога {whole}.',
  en: 'we have given back {amount} of your {whole} deposit in cash.',
  'zh-CN': '您的现金押金为 {whole}，我们已退还 {amount}。',
}

/** Returns what the letter about a deposit in cash says: whether all of it was given back, or a part. */
export function depositBackValues(
  holds: readonly Pick<HeldDeposit, 'cardBrand' | 'amountKop'>[],
  amountKop: number,
  language: Language,
): Record<string, string> {
  const wholeKop = holds.reduce((sum, hold) => sum + (hold.cardBrand === 'cash' ? hold.amountKop : 0), 0)
  const isPart = amountKop < wholeKop
  const values = { amount: amountText(amountKop, language), whole: amountText(wholeKop, language) }
  const fill = (texts: Texts) => formatText(texts[language], values)
  return {
    depositBack: fill(isPart ? PART_HEADING : HEADING),
    depositBackText: fill(isPart ? PART_TEXT : TEXT),
  }
}
