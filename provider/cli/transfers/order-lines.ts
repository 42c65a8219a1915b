import { referralLines } from '@/provider/cli/partners/referral-texts'
import { transitionLine } from '@/provider/cli/text/action-lines'
import type { CliText } from '@/provider/cli/text/language'
import { type Locale, momentText } from '@/provider/cli/text/moment-text'
import { rowLine } from '@/provider/cli/text/table'
import type { BranchTransfer, TransferHistory } from '@/provider/modules/transfers/list-orders'
import { formatText } from '@/provider/rules/i18n/format-text'
import { ORDER_NAMES, totalText, wayText } from './order-texts'
import { tripLines } from './trip-lines'

const DETAILS: CliText = {
  ru: '  Пассажиров {people}, кресел {seats}; рейс {flight}; табличка {sign}; язык водителя {language}',
  en: '  Passengers {people}, child seats {seats}; flight {flight}; sign {sign}; driver speaks {language}',
}
const BACK: CliText = { ru: '  Обратно {moment}', en: '  Back {moment}' }

function transferLine({ order, car, fromName, toName }: BranchTransfer, locale: Locale): string {
  const { language } = locale
  return rowLine([
    ...[order.number, ORDER_NAMES[order.status][language], momentText(order.startAt, locale)],
    ...[wayText({ order, fromName, toName }, language), car, order.name, order.phone],
    totalText(order, language),
    ...[order.plate, order.driverName, order.driverPhone],
  ])
}

/** Returns the lines of an order with everything that happened to it. */
export function transferHistory(transfer: BranchTransfer, history: TransferHistory, locale: Locale): string[] {
  const { language } = locale
  const { passengers, childSeats, flight, sign, driverLanguage, email, comment, backAt } = transfer.order
  const values = { people: String(passengers), seats: String(childSeats), flight: flight || '—', sign: sign || '—' }
  return [
    transferLine(transfer, locale),
    ...tripLines(transfer, language),
    formatText(DETAILS[language], { ...values, language: driverLanguage ?? '—' }),
    ...(backAt ? [formatText(BACK[language], { moment: momentText(backAt, locale) })] : []),
    rowLine([' ', email, comment]),
    ...referralLines(transfer.order, language),
    ...history.transitions.map((transition) =>
      transitionLine(transition, ORDER_NAMES[transition.status][language], history.actions, locale),
    ),
  ]
}
