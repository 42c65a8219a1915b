import { referralLines } from '@/provider/cli/partners/referral-texts'
import { actorName, transitionLine } from '@/provider/cli/text/action-lines'
import type { CliLanguage, Words } from '@/provider/cli/text/language'
import { momentWords, type Speaking } from '@/provider/cli/text/moment-text'
import { lineOf } from '@/provider/cli/text/table-lines'
import { tripLines } from '@/provider/cli/transfers/trip-lines'
import type { LongTermRequestState } from '@/provider/contract/rules/long-term/long-term-request'
import type { BranchRequest, RequestHistory } from '@/provider/modules/long-term/list-requests'
import type { BranchTransfer, TransferHistory } from '@/provider/modules/transfers/list-orders'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { exactIn, formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { textIn } from '@/provider/rules/i18n/language'
import type { RequestRejection, TransferOrderStatus } from '@/provider/rules/transfers/transitions'

export const ORDER_NAMES: Record<TransferOrderStatus, Words> = {
  request: { ru: 'новый', en: 'new' },
  confirmed: { ru: 'подтверждён', en: 'confirmed' },
  on_the_way: { ru: 'в пути', en: 'on the way' },
  done: { ru: 'выполнен', en: 'done' },
  cancelled: { ru: 'отменён', en: 'cancelled' },
  refused: { ru: 'отказ', en: 'refused' },
}
export const REQUEST_NAMES: Record<LongTermRequestState, Words> = {
  new: { ru: 'новая', en: 'new' },
  called: { ru: 'позвонили', en: 'called' },
  agreed: { ru: 'договорились', en: 'agreed' },
  refused: { ru: 'отказ', en: 'refused' },
  cancelled: { ru: 'отменена', en: 'cancelled' },
}

const REJECTIONS: Record<RequestRejection['why'], Words> = {
  not_found: { ru: 'Нет такого заказа или такой заявки.', en: 'There is no such order or request.' },
  same: { ru: 'Заказ уже подтверждён с этим водителем.', en: 'The order is confirmed with this driver already.' },
  not_begun: { ru: 'Поездка ещё не началась.', en: 'The trip has not begun yet.' },
  total_missing: {
    ru: 'Сайт назвал цену «от»: укажите, сколько поездка стоит, --total.',
    en: 'The site said "from": say what the trip costs, --total.',
  },
  total_needless: { ru: 'Цена уже названа клиенту: уберите --total.', en: 'The price is agreed: leave --total out.' },
  total_low: {
    ru: 'Клиенту названа цена от {least}: укажите не меньше.',
    en: 'The client was told "from {least}": not less than that.',
  },
  car_promised: { ru: 'Эта машина на такой срок уже обещана.', en: 'This car is promised for that term already.' },
  other_car: {
    ru: 'Это {car}, клиент заказал другую модель. Клиент согласен — добавьте --other-car.',
    en: 'That is a {car}, the client ordered another model. If the client agreed, add --other-car.',
  },
  car_let: {
    ru: 'В этот срок машина занята, а другой такой же нет: {numbers}.',
    en: 'The car is let within the term and there is no other one like it: {numbers}.',
  },
  illegal_order: { ru: 'Так нельзя: заказ сейчас «{state}».', en: 'Not from here: the order is "{state}" now.' },
  illegal_request: { ru: 'Так нельзя: заявка сейчас «{state}».', en: 'Not from here: the request is "{state}" now.' },
}
const TOTAL_FROM: Words = { ru: 'от {total}', en: 'from {total}' }
const DETAILS: Words = {
  ru: '  Пассажиров {people}, кресел {seats}; рейс {flight}; табличка {sign}; язык водителя {language}',
  en: '  Passengers {people}, child seats {seats}; flight {flight}; sign {sign}; driver speaks {language}',
}
const BACK: Words = { ru: '  Обратно {moment}', en: '  Back {moment}' }
const TERM: Words = {
  ru: '{months} мес. с {date}, {price} в месяц',
  en: '{months} months from {date}, {price} a month',
}

export function requestRejectionText(rejection: RequestRejection, language: CliLanguage): string {
  const values: Record<string, string> = {}
  if (rejection.why === 'illegal_order') values.state = ORDER_NAMES[rejection.status][language]
  if (rejection.why === 'illegal_request') values.state = REQUEST_NAMES[rejection.state][language]
  if (rejection.why === 'total_low') values.least = exactIn(rejection.leastKop, language)
  if (rejection.why === 'other_car') values.car = rejection.car
  if (rejection.why === 'car_let') values.numbers = rejection.numbers.join(', ')
  return formatText(REJECTIONS[rejection.why][language], values)
}

function transferLine({ order, car, fromName, toName }: BranchTransfer, speaking: Speaking): string {
  const { language } = speaking
  return lineOf([
    ...[order.number, ORDER_NAMES[order.status][language], momentWords(order.startAt, speaking)],
    ...[wayText({ order, fromName, toName }, language), car, order.name, order.phone],
    totalText(order, language),
    ...[order.plate, order.driverName, order.driverPhone],
  ])
}

/** Where a trip goes: places of the branch by their names, others by their address. */
export function wayText(
  { order, fromName, toName }: Pick<BranchTransfer, 'order' | 'fromName' | 'toName'>,
  language: CliLanguage,
): string {
  const ends = [
    [fromName, order.fromAddress],
    [toName, order.toAddress],
  ] as const
  return ends.map(([name, address]) => (name ? textIn(name, language) : address || '—')).join(' → ')
}

/** What a trip costs, or what it costs at least. */
export function totalText(
  { totalKop, isFrom }: Pick<BranchTransfer['order'], 'totalKop' | 'isFrom'>,
  language: CliLanguage,
): string {
  const total = roublesIn(totalKop, language)
  return isFrom ? formatText(TOTAL_FROM[language], { total }) : total
}

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

function requestLine({ request, car, plate }: BranchRequest, speaking: Speaking): string {
  const { language } = speaking
  const { number, state, lastName, firstName, phone, company, months, startOn, monthKop } = request
  const values = { months: String(months), date: dayIn(startOn, language), price: roublesIn(monthKop, language) }
  return lineOf([
    ...[number, REQUEST_NAMES[state][language], car, plate, formatText(TERM[language], values)],
    ...[`${lastName} ${firstName}`, phone, company],
  ])
}

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
