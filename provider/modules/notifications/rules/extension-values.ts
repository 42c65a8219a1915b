import { russianWays } from '@/provider/contract/rules/payments/accepted-ways'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Texts } from '@/provider/rules/i18n/language'
import type { SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { shortMomentText, untilText } from '@/provider/rules/vouchers/moment-text'
import { amountText } from '@/provider/rules/vouchers/price-rows'
import { reasonValues } from './branch-reason'
import { noCardValues } from './no-card-texts'

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

const PAY_BEFORE: Texts = {
  ru: 'Заплатите до начала нового срока на сайте по ссылке ниже{by}.',
  en: 'Please pay before the extra time begins, on our website by the link below{by}.',
  'zh-CN': '请在新租期开始前通过下方链接在网站付款{by}。',
}
/** Before the pick-up. */
const PAY_AHEAD: Texts = {
  ru: 'Заплатить можно на сайте по ссылке ниже{by}.',
  en: 'You can pay on our website by the link below{by}.',
  'zh-CN': '可通过下方链接在网站付款{by}。',
}
const CASH_AT_PICKUP: Texts = {
  ru: 'Наличными можно заплатить при получении.',
  en: 'You can pay in cash at pick-up.',
  'zh-CN': '取车时可付现金。',
}
/** What the site takes, where that is not every card. */
const BY: Record<NonNullable<ReturnType<typeof russianWays>>, Texts> = {
  both: {
    ru: ': картой российского банка или через СБП',
    en: ': a card of a Russian bank or SBP works there',
    'zh-CN': '，支持俄罗斯银行卡和快速支付系统（SBP）',
  },
  card: {
    ru: ': картой российского банка',
    en: ': a card of a Russian bank works there',
    'zh-CN': '，支持俄罗斯银行卡',
  },
  sbp: { ru: ': через СБП', en: ': SBP works there', 'zh-CN': '，支持快速支付系统（SBP）' },
}

/** Returns how the rest of an extended rental is paid, also without a card of a Russian bank; empty: nothing is due. */
export function extensionPayText({ booking: { status, dueKop }, data, language }: SummaryFacts): string {
  if (dueKop === 0) return ''
  const { accepted } = data.payments
  const ways = russianWays(accepted)
  const isAhead = status === 'confirmed'
  const site = formatText((isAhead ? PAY_AHEAD : PAY_BEFORE)[language], { by: ways ? BY[ways][language] : '' })
  const others =
    isAhead && accepted.cashRub.branch ? CASH_AT_PICKUP[language] : noCardValues(data, language, true).noCard
  return [site, others].join(sentenceGap(language))
}

/** Returns the values of a notification about a decided request for a later return. */
export function extensionValues(
  { endAt, amountKop, reason }: { endAt: Date; amountKop: number; reason: string | null },
  facts: SummaryFacts,
): Record<string, string> {
  const { data, language } = facts
  const amount = amountText(amountKop, language)
  return {
    requested: untilText(endAt, data, language),
    shortRequested: shortMomentText(endAt, data, language),
    extensionSum: amountKop > 0 ? formatText(SUM[language], { amount }) : FREE[language],
    howToPay: extensionPayText(facts),
    ...reasonValues(reason ?? '', language),
  }
}
