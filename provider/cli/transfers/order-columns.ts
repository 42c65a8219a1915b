import { type Locale, momentCell } from '@/provider/cli/text/moment-text'
import type { Column } from '@/provider/cli/text/table'
import { HEADS, proofText } from '@/provider/cli/text/table-heads'
import type { BranchTransfer } from '@/provider/modules/transfers/list-orders'
import { ORDER_NAMES, totalText, wayText } from './order-texts'

/** Returns the columns of orders of a car with a driver. */
export function transferColumns(locale: Locale): readonly Column<BranchTransfer>[] {
  const { language } = locale
  return [
    { head: HEADS.number, cell: ({ order }) => order.number },
    { head: HEADS.state, cell: ({ order }) => ORDER_NAMES[order.status][language] },
    { head: HEADS.when, cell: ({ order }) => momentCell(order.startAt, locale) },
    { head: HEADS.way, cell: (row) => wayText(row, language) },
    { head: HEADS.car, cell: ({ car }) => car },
    { head: HEADS.client, cell: ({ order }) => order.name },
    { head: HEADS.phone, cell: ({ order }) => order.phone },
    { head: HEADS.proof, cell: ({ order }) => proofText(order.signedIn, locale) },
    { head: HEADS.total, cell: ({ order }) => totalText(order, language), isNumber: true },
    { head: HEADS.plate, cell: ({ order }) => order.plate },
    { head: HEADS.driver, cell: ({ order }) => [order.driverName, order.driverPhone].filter(Boolean).join(' ') },
  ]
}
