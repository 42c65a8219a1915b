import { formatText } from '@/provider/rules/i18n/format-text'
import type { Texts } from '@/provider/rules/i18n/language'
import type { SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { shortMomentText, untilText } from '@/provider/rules/vouchers/moment-text'
import { amountText } from '@/provider/rules/vouchers/price-rows'
import { reasonValues } from './branch-reason'

const SUM: Texts = {
  ru: 'Продление — {amount}.',
  en: 'The extension costs {amount}.',
  'zh-CN': '续租费用 {amount}。',
}
const FREE: Texts = {
  ru: 'Продление — бесплатно.',
  en: 'The extension is free.',
  'zh-CN': '本次续租免费。',
}

/** Returns the values of a notification about a decided request for a later return. */
export function extensionValues(
  { endAt, amountKop, reason }: { endAt: Date; amountKop: number; reason: string | null },
  { data, language }: SummaryFacts,
): Record<string, string> {
  const amount = amountText(amountKop, language)
  return {
    requested: untilText(endAt, data, language),
    shortRequested: shortMomentText(endAt, data, language),
    extensionSum: amountKop > 0 ? formatText(SUM[language], { amount }) : FREE[language],
    ...reasonValues(reason ?? '', language),
  }
}
