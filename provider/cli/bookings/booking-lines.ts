import { depositHistory } from '@/provider/cli/deposits/deposit-lines'
import { referralLines } from '@/provider/cli/partners/referral-texts'
import { STATE_NAMES } from '@/provider/cli/payments/payment-texts'
import { branchPaymentLines, transitionLine } from '@/provider/cli/text/action-lines'
import type { Words } from '@/provider/cli/text/language'
import { momentWords, type Speaking } from '@/provider/cli/text/moment-text'
import type { BookingDetails, BookingTimeline, StaffBooking } from '@/provider/modules/bookings/list-bookings'
import type { BranchDeposit } from '@/provider/modules/deposits/list-deposits'
import { dueKop } from '@/provider/rules/bookings/amount-due'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { textIn } from '@/provider/rules/i18n/language'
import { debtName } from '@/provider/rules/payments/payable-digits'
import { orderLines } from './booking-order-lines'
import { STATUS_NAMES } from './booking-texts'
import { DUE } from './return-lines'

const LINE: Words = {
  ru: '{number}  {status}  {from} — {to}  {car} {plate}  {driver} {phone}  к оплате {due}',
  en: '{number}  {status}  {from} — {to}  {car} {plate}  {driver} {phone}  {due} due',
}
const FACTS: readonly Words[] = [
  { ru: '  Итого {total}, оплачено {paid}', en: '  Total {total}, paid {paid}' },
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

function bookingLine(booking: StaffBooking, speaking: Speaking): string {
  const { number, status, startAt, endAt, car, plate, driver, totalKop, paidKop } = booking
  return formatText(LINE[speaking.language], {
    ...{ number, car, plate },
    status: STATUS_NAMES[status][speaking.language],
    from: momentWords(startAt, speaking),
    to: momentWords(endAt, speaking),
    driver: [driver?.last_name, driver?.first_name].filter(Boolean).join(' ') || '—',
    phone: driver?.phone ?? '',
    due: roublesIn(dueKop(status, totalKop, paidKop), speaking.language),
  })
}

type BookingView = {
  booking: StaffBooking
  timeline: BookingTimeline
  details: BookingDetails
  deposit: BranchDeposit
}

/** One booking with everything that happened to it. */
export function bookingLines({ booking, timeline, details, deposit }: BookingView, speaking: Speaking): string[] {
  const { language } = speaking
  const money = (kop: number) => roublesIn(kop, language)
  const values = {
    total: money(booking.totalKop),
    paid: money(booking.paidKop),
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
    ...facts.map((words) => formatText(words[language], values)),
    ...depositHistory(deposit, speaking),
    ...referralLines(booking, language),
    ...orderLines(booking, details, speaking),
    ...timeline.handOvers.map(({ kind, at, mileageKm }) =>
      formatText(ODOMETER[kind][language], {
        moment: momentWords(at, speaking),
        km: mileageKm.toLocaleString(language),
      }),
    ),
    ...timeline.transitions.map((transition) =>
      transitionLine(transition, STATUS_NAMES[transition.status][language], details.actions, speaking),
    ),
    ...branchPaymentLines(details.actions, speaking),
    ...timeline.payments.map(({ id, amountKop, state }) =>
      formatText(PAYMENT[language], { id: `#${id}`, amount: money(amountKop), state: STATE_NAMES[state][language] }),
    ),
    ...timeline.charges.map(({ id, damage, debtKop }) =>
      formatText(DUE[language], { debt: debtName(id), text: textIn(damage, language), amount: money(debtKop) }),
    ),
  ]
}
