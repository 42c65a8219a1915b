import { referralLines } from '@/provider/cli/partners/referral-texts'
import { actorName } from '@/provider/cli/text/action-lines'
import type { CliText } from '@/provider/cli/text/language'
import { type Locale, momentText } from '@/provider/cli/text/moment-text'
import { rowLine } from '@/provider/cli/text/table'
import type { BranchRequest, RequestHistory } from '@/provider/modules/long-term/list-requests'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { REQUEST_NAMES } from './request-texts'

const TERM: CliText = {
  ru: '{months} мес. с {date}, {price} в месяц',
  en: '{months} months from {date}, {price} a month',
}

function requestLine({ request, car, plate }: BranchRequest, locale: Locale): string {
  const { language } = locale
  const { number, state, lastName, firstName, phone, company, months, startOn, monthKop } = request
  const values = { months: String(months), date: dayIn(startOn, language), price: roublesIn(monthKop, language) }
  return rowLine([
    ...[number, REQUEST_NAMES[state][language], car, plate, formatText(TERM[language], values)],
    ...[`${lastName} ${firstName}`, phone, company],
  ])
}

/** Returns the lines of a request with everything that happened to it. */
export function requestHistory(row: BranchRequest, history: RequestHistory, locale: Locale): string[] {
  const { email, comment, language } = row.request
  return [
    requestLine(row, locale),
    rowLine([' ', email, language, comment]),
    ...referralLines(row.request, locale.language),
    ...history.map(({ at, state, actor, reason }) =>
      rowLine([
        ' ',
        momentText(at, locale),
        REQUEST_NAMES[state][locale.language],
        actorName(actor, locale.language),
        reason,
      ]),
    ),
  ]
}
