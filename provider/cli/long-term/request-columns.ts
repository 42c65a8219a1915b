import type { CliText } from '@/provider/cli/text/language'
import type { Locale } from '@/provider/cli/text/moment-text'
import type { Column } from '@/provider/cli/text/table'
import { HEADS, proofText } from '@/provider/cli/text/table-heads'
import type { BranchRequest } from '@/provider/modules/long-term/list-requests'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { REQUEST_NAMES } from './request-texts'

const MONTHS: CliText = { ru: '{months} мес.', en: '{months} months' }

/** Returns the columns of requests for a car by the month. */
export function requestColumns(locale: Locale): readonly Column<BranchRequest>[] {
  const { language } = locale
  return [
    { head: HEADS.number, cell: ({ request }) => request.number },
    { head: HEADS.state, cell: ({ request }) => REQUEST_NAMES[request.state][language] },
    { head: HEADS.car, cell: ({ car }) => car },
    { head: HEADS.plate, cell: ({ plate }) => plate },
    { head: HEADS.term, cell: ({ request }) => formatText(MONTHS[language], { months: String(request.months) }) },
    { head: HEADS.from, cell: ({ request }) => request.startOn },
    { head: HEADS.monthPrice, cell: ({ request }) => roublesIn(request.monthKop, language), isNumber: true },
    { head: HEADS.client, cell: ({ request }) => `${request.lastName} ${request.firstName}` },
    { head: HEADS.phone, cell: ({ request }) => request.phone },
    { head: HEADS.proof, cell: ({ request }) => proofText(request.signedIn, locale) },
    { head: HEADS.company, cell: ({ request }) => request.company },
  ]
}
