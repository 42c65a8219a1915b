import { referralLines } from '@/provider/cli/partners/referral-texts'
import { transitionLine } from '@/provider/cli/text/action-lines'
import type { Words } from '@/provider/cli/text/language'
import { momentWords, type Speaking } from '@/provider/cli/text/moment-text'
import { lineOf } from '@/provider/cli/text/table-lines'
import type { BranchTransfer, TransferHistory } from '@/provider/modules/transfers/list-orders'
import { formatText } from '@/provider/rules/i18n/format-text'
import { ORDER_NAMES, totalText, wayText } from './order-texts'
import { tripLines } from './trip-lines'

const DETAILS: Words = {
  ru: '  Пассажиров {people}, кресел {seats}; рейс {flight}; табличка {sign}; язык водителя {language}',
  en: '  Passengers {people}, child seats {seats}; flight {flight}; sign {sign}; driver speaks {language}',
}
const BACK: Words = { ru: '  Обратно {moment}', en: '  Back {moment}' }

function transferLine({ order, car, fromName, toName }: BranchTransfer, speaking: Speaking): string {
  const { language } = speaking
  return lineOf([
    ...[order.number, ORDER_NAMES[order.status][language], momentWords(order.startAt, speaking)],
    ...[wayText({ order, fromName, toName }, language), car, order.name, order.phone],
    totalText(order, language),
    ...[order.plate, order.driverName, order.driverPhone],
  ])
}

/** One order with everything that happened to it. */
export function transferHistory(transfer: BranchTransfer, history: TransferHistory, speaking: Speaking): string[] {
  const { language } = speaking
  const { passengers, childSeats, flight, sign, driverLanguage, email, comment, backAt } = transfer.order
  const values = { people: String(passengers), seats: String(childSeats), flight: flight || '—', sign: sign || '—' }
  return [
    transferLine(transfer, speaking),
    ...tripLines(transfer, language),
    formatText(DETAILS[language], { ...values, language: driverLanguage ?? '—' }),
    ...(backAt ? [formatText(BACK[language], { moment: momentWords(backAt, speaking) })] : []),
    lineOf([' ', email, comment]),
    ...referralLines(transfer.order, language),
    ...history.transitions.map((transition) =>
      transitionLine(transition, ORDER_NAMES[transition.status][language], history.actions, speaking),
    ),
  ]
}
