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
  ru: 'Залог вернули полностью.',
  en: 'you have your whole deposit back.',
  'zh-CN': '押金已全部退还。',
}
const NONE_HEADING: Texts = {
  ru: 'Залог наличными удержали по акту возврата',
  en: 'We kept your cash deposit',
  'zh-CN': '现金押金已按验车单扣除',
}
const PART_HEADING: Texts = {
  ru: 'Вернули часть залога наличными: {amount}',
  en: 'We gave back a part of your cash deposit: {amount}',
  'zh-CN': '已退还部分现金押金：{amount}',
}
const PART_TEXT: Texts = {
  ru: 'Мы вернули вам наличными {amount} из залога {whole}.',
  en: 'this is part of your {whole} deposit.',
  'zh-CN': '这是现金押金 {whole} 中的一部分。',
}
const RETAINED_TEXT: Texts = {
  ru: 'По акту возврата из залога {whole} удержали {kept}: эту сумму платить больше не нужно.',
  en: 'we kept {kept} of your {whole} deposit, as the return form says: do not pay that sum again.',
  'zh-CN': '您的现金押金为 {whole}，已按验车单扣除 {kept}，该款项无需再付。',
}

const DISPUTE: Texts = {
  ru: 'Если сумма другая или денег вы не получали, сразу позвоните нам.',
  en: 'If the amount is different or you did not receive it, please call us at once.',
  'zh-CN': '如金额不符或您未收到，请立即联系我们。',
}
const DISPUTE_OF_NONE: Texts = {
  ru: 'Не согласны — сразу позвоните нам.',
  en: 'If you do not agree, please call us at once.',
  'zh-CN': '如有异议，请立即联系我们。',
}

/** Returns what the letter about a deposit in cash says: whether all of it was given back, or a part, and what was kept. */
export function depositBackValues(
  holds: readonly Pick<HeldDeposit, 'cardBrand' | 'amountKop' | 'keptKop'>[],
  amountKop: number,
  language: Language,
): Record<string, string> {
  const cash = holds.filter(({ cardBrand }) => cardBrand === 'cash')
  const wholeKop = cash.reduce((sum, hold) => sum + hold.amountKop, 0)
  const keptKop = cash.reduce((sum, hold) => sum + (hold.keptKop ?? 0), 0)
  const isPart = amountKop < wholeKop
  const text = (kop: number) => amountText(kop, language)
  const values = { amount: text(amountKop), whole: text(wholeKop), kept: text(keptKop) }
  const partText = keptKop > 0 ? RETAINED_TEXT : PART_TEXT
  const fill = (texts: Texts) => formatText(texts[language], values)
  const isNone = amountKop === 0
  const partHeading = isNone ? NONE_HEADING : PART_HEADING
  return {
    depositBack: fill(isPart ? partHeading : HEADING),
    depositBackText: fill(isPart ? partText : TEXT),
    depositBackDispute: (isNone ? DISPUTE_OF_NONE : DISPUTE)[language],
  }
}
