import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { blockedKop, type DepositTerms, depositState } from '@/provider/rules/deposits/deposit-state'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Texts } from '@/provider/rules/i18n/language'
import { amountText, type SummaryFacts } from '@/provider/rules/vouchers/booking-summary'

const RELEASE: Texts = {
  ru: 'Залог {amount} разблокируем не позже {day}, дальше срок зависит от банка.',
  en: 'We will release the deposit of {amount} no later than {day}; then it depends on your bank.',
  'zh-CN': '押金 {amount} 最迟于 {day} 解冻，具体到账时间以银行为准。',
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
  const amountKop = terms.cards.length > 0 ? blockedKop(terms.cards) : terms.amountKop
  if (releaseBy === null || amountKop === 0) return { deposit: '' }
  const day = dayIn(toStationMoment(releaseBy, data.timeZone).date, language)
  return { deposit: formatText(RELEASE[language], { amount: amountText(amountKop, language), day }) }
}
