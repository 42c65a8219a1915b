import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { phoneText } from '@/provider/rules/content/placeholder-values'
import { blockedKop, type DepositTerms, depositState } from '@/provider/rules/deposits/deposit-state'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Texts } from '@/provider/rules/i18n/language'
import type { SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { amountText } from '@/provider/rules/vouchers/price-rows'

const RELEASE: Texts = {
  ru: 'Залог {amount} разблокируем не позже {day}, дальше срок зависит от банка.',
  en: 'We will release the deposit of {amount} no later than {day}; then it depends on your bank.',
  'zh-CN': '押金 {amount} 最迟于{day}解冻，恢复可用的具体时间以发卡银行为准。',
}

const GIVE_BACK: Texts = {
  ru: 'Залог наличными {amount} отдаём при возврате. Ещё не получили — позвоните: {phone}.',
  en: 'We give back the cash deposit of {amount} at drop-off. If you do not have it yet, call us: {phone}.',
  'zh-CN': '现金押金 {amount} 在还车时退还。如尚未收到，请致电：{phone}。',
}

/**
 * Returns what the letter after a return without charges says about the deposit. It says nothing when no deposit was taken
 * or when it is released: the release has a letter of its own. Returns null when a sum is due, which another letter is
 * about.
 */
export function cleanReturnValues(
  { booking, data, language, now }: SummaryFacts,
  terms: Omit<DepositTerms, 'releaseDays'>,
) {
  if (booking.dueKop > 0) return null
  const { releaseBy } = depositState({ ...terms, releaseDays: data.rules.depositReleaseDays }, now)
  if (releaseBy === null) return { deposit: '' }
  const cash = terms.holds.filter(({ cardBrand }) => cardBrand === 'cash')
  const cards = terms.holds.filter(({ cardBrand }) => cardBrand !== 'cash')
  const blocked = terms.holds.length > 0 ? blockedKop(cards) : terms.amountKop
  const values = {
    day: dayIn(toStationMoment(releaseBy, data.timeZone).date, language),
    phone: phoneText(data.main_phone),
  }
  const sentences = [[GIVE_BACK, blockedKop(cash)] as const, [RELEASE, blocked] as const].flatMap(([text, kop]) =>
    kop > 0 ? [formatText(text[language], { ...values, amount: amountText(kop, language) })] : [],
  )
  return { deposit: sentences.join('\n') }
}
