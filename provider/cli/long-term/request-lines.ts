import { referralLines } from '@/provider/cli/partners/referral-texts'
import { actorName } from '@/provider/cli/text/action-lines'
import type { Words } from '@/provider/cli/text/language'
import { momentWords, type Speaking } from '@/provider/cli/text/moment-text'
import { lineOf } from '@/provider/cli/text/table-lines'
import type { BranchRequest, RequestHistory } from '@/provider/modules/long-term/list-requests'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { REQUEST_NAMES } from './request-texts'

const TERM: Words = {
  ru: '{months} мес. с {date}, {price} в месяц',
  en: '{months} months from {date}, {price} a month',
}

function requestLine({ request, car, plate }: BranchRequest, speaking: Speaking): string {
  const { language } = speaking
  const { number, state, lastName, firstName, phone, company, months, startOn, monthKop } = request
  const values = { months: String(months), date: dayIn(startOn, language), price: roublesIn(monthKop, language) }
  return lineOf([
    ...[number, REQUEST_NAMES[state][language], car, plate, formatText(TERM[language], values)],
    ...[`${lastName} ${firstName}`, phone, company],
  ])
}

/** One request with everything that happened to it. */
export function requestHistory(found: BranchRequest, history: RequestHistory, speaking: Speaking): string[] {
  const { email, comment, language } = found.request
  return [
    requestLine(found, speaking),
    lineOf([' ', email, language, comment]),
    ...referralLines(found.request, speaking.language),
    ...history.map(({ at, state, actor, reason }) =>
      lineOf([
        ' ',
        momentWords(at, speaking),
        REQUEST_NAMES[state][speaking.language],
        actorName(actor, speaking.language),
        reason,
      ]),
    ),
  ]
}
