import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import type { BookingDetails, BookingStory, BranchBooking } from '@/provider/modules/bookings/branch-service'
import type { Closed } from '@/provider/modules/bookings/closing-repository'
import { closingText } from '@/provider/rules/closing'
import { dueKop } from '@/provider/rules/due'
import { fillText, roublesIn } from '@/provider/rules/fill-text'
import { moveLine, takingLines } from './act-lines'
import { orderLines } from './booking-order-lines'
import { STATUS_NAMES } from './booking-words'
import { momentWords, type Speaking } from './moment-words'
import { referralLines } from './referral-words'
import type { Words } from './words'

const LINE: Words = {
  ru: '{number}  {status}  {from} — {to}  {car} {plate}  {driver} {phone}  к оплате {due}',
  en: '{number}  {status}  {from} — {to}  {car} {plate}  {driver} {phone}  {due} due',
}
const FACTS: readonly Words[] = [
  { ru: '  Итого {total}, оплачено {paid}, залог {deposit}', en: '  Total {total}, paid {paid}, deposit {deposit}' },
  { ru: '  Почта {email}; пробег машины {km} км', en: '  E-mail {email}; the car has {km} km' },
]
const FLIGHT: Words = { ru: '  Рейс {flight}', en: '  Flight {flight}' }
const HOLD: Words = { ru: '  Закреплена до {until}', en: '  Held until {until}' }
const REFUND: Words = { ru: '  Клиенту возвращается {refund}', en: '  {refund} goes back to the client' }
const ODOMETER: Record<'out' | 'back', Words> = {
  out: { ru: '  Выдана {moment}, пробег {km} км', en: '  Went {moment} with {km} km' },
  back: { ru: '  Возвращена {moment}, пробег {km} км', en: '  Came back {moment} with {km} km' },
}
const PAYMENT: Words = { ru: '  Платёж {id}: {amount}, {state}', en: '  Payment {id}: {amount}, {state}' }
const DUE: Words = { ru: '  Долг №{id}: {text}, {amount}', en: '  Debt {id}: {text}, {amount}' }
const DRIVEN: Words = { ru: 'Проехали {km} км.', en: '{km} km were driven.' }
const NO_START: Words = {
  ru: 'С каким пробегом машину выдали, не записано: перепробег не посчитан.',
  en: 'Nobody wrote down with what the car went: extra mileage was not counted.',
}
const NOTHING: Words = { ru: 'Доплат нет.', en: 'Nothing more is due.' }
const TOTAL: Words = { ru: 'К доплате {amount}.', en: '{amount} due.' }
const UNPAID: Words = { ru: 'За аренду не заплачено {rest}.', en: 'The rental is not paid: {rest}.' }
const UNPAID_IN_ALL: Words = {
  ru: 'За аренду не заплачено {rest}, вместе с доплатами — {all}.',
  en: 'The rental is not paid: {rest}; {all} with the charges.',
}
const HOW_TO_PAY: Words = {
  ru: 'Заплатил на месте: booking pay --number {number} --amount {roubles} --means card',
  en: 'Paid at the branch: booking pay --number {number} --amount {roubles} --means card',
}

export function bookingLine(booking: BranchBooking, speaking: Speaking): string {
  const { number, status, startAt, endAt, car, plate, driver, totalKop, paidKop } = booking
  return fillText(LINE[speaking.language], {
    ...{ number, car, plate },
    status: STATUS_NAMES[status][speaking.language],
    from: momentWords(startAt, speaking),
    to: momentWords(endAt, speaking),
    driver: [driver?.last_name, driver?.first_name].filter(Boolean).join(' ') || '—',
    phone: driver?.phone ?? '',
    due: roublesIn(dueKop(status, totalKop, paidKop), speaking.language),
  })
}

type Told = { booking: BranchBooking; story: BookingStory; details: BookingDetails }

/** One booking with everything that happened to it. */
export function storyLines({ booking, story, details }: Told, speaking: Speaking): string[] {
  const { language } = speaking
  const money = (kop: number) => roublesIn(kop, language)
  const values = {
    total: money(booking.totalKop),
    paid: money(booking.paidKop),
    deposit: money(booking.price?.depositKop ?? 0),
    email: booking.driver?.email || '—',
    km: booking.mileageKm.toLocaleString(language),
    flight: booking.flight,
    until: booking.holdUntil ? momentWords(booking.holdUntil, speaking) : '',
    refund: money(booking.refundKop ?? 0),
  }
  const isWaiting = booking.status === 'held' || booking.status === 'awaiting_payment'
  const facts = [
    ...FACTS,
    ...(booking.flight === '' ? [] : [FLIGHT]),
    ...(isWaiting && booking.holdUntil ? [HOLD] : []),
    ...(booking.refundKop === null ? [] : [REFUND]),
  ]
  return [
    bookingLine(booking, speaking),
    ...facts.map((words) => fillText(words[language], values)),
    ...referralLines(booking, language),
    ...orderLines(booking, details, speaking),
    ...story.handOvers.map(({ kind, at, mileageKm }) =>
      fillText(ODOMETER[kind][language], { moment: momentWords(at, speaking), km: mileageKm.toLocaleString(language) }),
    ),
    ...story.moves.map((move) => moveLine(move, STATUS_NAMES[move.status][language], details.acts, speaking)),
    ...takingLines(details.acts, speaking),
    ...story.payments.map(({ id, amountKop, state }) =>
      fillText(PAYMENT[language], { id: `#${id}`, amount: money(amountKop), state }),
    ),
    ...story.dues.map(({ id, damage, debtKop }) =>
      fillText(DUE[language], { id: String(id), text: damage[language], amount: money(debtKop) }),
    ),
  ]
}

/** What a rental owes when its car is back. */
export function closingLinesOf(closed: Closed, { language }: Speaking): string[] {
  const { drivenKm, dues } = closed
  const chargedKop = dues.reduce((sum, { amountKop }) => sum + amountKop, 0)
  return [
    drivenKm === null ? NO_START[language] : fillText(DRIVEN[language], { km: drivenKm.toLocaleString(language) }),
    ...dues.map((due) =>
      fillText(DUE[language], {
        id: String(due.id),
        text: closingText(due)[language],
        amount: roublesIn(due.amountKop, language),
      }),
    ),
    dues.length === 0 ? NOTHING[language] : fillText(TOTAL[language], { amount: roublesIn(chargedKop, language) }),
    ...unpaidLines(closed, chargedKop, language),
  ]
}

function unpaidLines({ number, unpaidKop }: Closed, chargedKop: number, language: Speaking['language']): string[] {
  if (unpaidKop === 0) return []
  const words = chargedKop === 0 ? UNPAID : UNPAID_IN_ALL
  const values = {
    number,
    rest: roublesIn(unpaidKop, language),
    all: roublesIn(unpaidKop + chargedKop, language),
    roubles: String(Math.floor(unpaidKop / KOPECKS_PER_ROUBLE)),
  }
  return [words, HOW_TO_PAY].map((line) => fillText(line[language], values))
}
