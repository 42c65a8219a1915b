import { ORDER_NAMES, REQUEST_NAMES, totalText, wayText } from '@/provider/cli/long-term/request-texts'
import type { Words } from '@/provider/cli/text/language'
import { momentCell, type Speaking } from '@/provider/cli/text/moment-text'
import type { Column } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { BranchRequest } from '@/provider/modules/long-term/list-requests'
import type { BranchTransfer } from '@/provider/modules/transfers/list-orders'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'

const MONTHS: Words = { ru: '{months} мес.', en: '{months} months' }

/** Of orders of a car with a driver. */
export function transferColumns(speaking: Speaking): readonly Column<BranchTransfer>[] {
  const { language } = speaking
  return [
    { head: HEADS.number, cell: ({ order }) => order.number },
    { head: HEADS.state, cell: ({ order }) => ORDER_NAMES[order.status][language] },
    { head: HEADS.when, cell: ({ order }) => momentCell(order.startAt, speaking) },
    { head: HEADS.way, cell: (row) => wayText(row, language) },
    { head: HEADS.car, cell: ({ car }) => car },
    { head: HEADS.client, cell: ({ order }) => order.name },
    { head: HEADS.phone, cell: ({ order }) => order.phone },
    { head: HEADS.total, cell: ({ order }) => totalText(order, language), isNumber: true },
    { head: HEADS.plate, cell: ({ order }) => order.plate },
    { head: HEADS.driver, cell: ({ order }) => [order.driverName, order.driverPhone].filter(Boolean).join(' ') },
  ]
}

/** Of requests for a car by the month. */
export function requestColumns({ language }: Speaking): readonly Column<BranchRequest>[] {
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
    { head: HEADS.company, cell: ({ request }) => request.company },
  ]
}
