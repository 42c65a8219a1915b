import { depositHistory } from '@/provider/cli/deposits/deposit-lines'
import { referralLines } from '@/provider/cli/partners/referral-texts'
import { STATE_NAMES } from '@/provider/cli/payments/payment-texts'
import { branchPaymentLines, transitionLine } from '@/provider/cli/text/action-lines'
import type { CliText } from '@/provider/cli/text/language'
import { type Locale, momentText } from '@/provider/cli/text/moment-text'
import type { FileKind } from '@/provider/contract/rules/files/file-kinds'
import { inOneLine } from '@/provider/contract/rules/text/plain-text'
import type { BookingDetails, BookingTimeline, StaffBooking } from '@/provider/modules/bookings/list-bookings'
import type { BranchDeposit } from '@/provider/modules/deposits/list-deposits'
import type { FileRow } from '@/provider/modules/files/queries'
import { dueKop } from '@/provider/rules/bookings/amount-due'
import { colourIn, cvetIn } from '@/provider/rules/cars/colour-texts'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { textIn } from '@/provider/rules/i18n/language'
import { debtName } from '@/provider/rules/payments/payable-digits'
import { orderLines } from './booking-order-lines'
import { STATUS_NAMES } from './booking-texts'
import { DUE } from './return-lines'

const LINE: CliText = {
  ru: '{number}  {status}  {from} — {to}  {car} {plate}  {driver} {phone}  к оплате {due}',
  en: '{number}  {status}  {from} — {to}  {car} {plate}  {driver} {phone}  {due} due',
}
const FACTS: readonly CliText[] = [
  { ru: '  Итого {total}, оплачено {paid}', en: '  Total {total}, paid {paid}' },
  { ru: '  Почта {email}; пробег машины {km} км', en: '  Email {email}; the car has {km} km' },
]
const FLIGHT: CliText = { ru: '  Рейс, поезд или судно: {flight}', en: '  Flight, train or ship: {flight}' }
const NOTE: CliText = { ru: '  Комментарий клиента: {note}', en: '  Note of the client: {note}' }
const CLERK: CliText = {
  ru: '  Просит сотрудника, который говорит по-китайски',
  en: '  Asks for a member of staff who speaks Chinese',
}
const COLOUR: CliText = {
  ru: '  Пожелание: цвет {colour}; у этой машины {cvet}',
  en: '  Wish: colour {colour}; this car is {cvet}',
}
const HOLD: CliText = { ru: '  Закреплена до {until}', en: '  Held until {until}' }
const REFUND: CliText = { ru: '  Клиенту возвращается {refund}', en: '  {refund} goes back to the client' }
const ODOMETER: Record<'out' | 'back', CliText> = {
  out: { ru: '  Выдана {moment}, пробег {km} км', en: '  Went {moment} with {km} km' },
  back: { ru: '  Возвращена {moment}, пробег {km} км', en: '  Came back {moment} with {km} km' },
}
const PAYMENT: CliText = { ru: '  Платёж {id}: {amount}, {state}', en: '  Payment {id}: {amount}, {state}' }

function bookingLine(booking: StaffBooking, locale: Locale): string {
  const { number, status, startAt, endAt, car, plate, driver, totalKop, paidKop } = booking
  return formatText(LINE[locale.language], {
    ...{ number, car, plate },
    status: STATUS_NAMES[status][locale.language],
    from: momentText(startAt, locale),
    to: momentText(endAt, locale),
    driver: [driver?.last_name, driver?.first_name].filter(Boolean).join(' ') || '—',
    phone: driver?.phone ?? '',
    due: roublesIn(dueKop(status, totalKop, paidKop), locale.language),
  })
}

const SENT: Partial<Record<FileKind, CliText>> = {
  passport: { ru: '  Паспорт прислан {moment}', en: '  Passport sent {moment}' },
  licence: { ru: '  Права присланы {moment}', en: '  Licence sent {moment}' },
  pickup_photo: { ru: '  Снимок получения {moment}', en: '  Photo of the pick-up {moment}' },
  return_photo: { ru: '  Снимок возврата {moment}', en: '  Photo of the return {moment}' },
}

type BookingView = {
  booking: StaffBooking
  timeline: BookingTimeline
  details: BookingDetails
  deposit: BranchDeposit
  files: readonly Pick<FileRow, 'kind' | 'createdAt'>[]
}

/** Returns the lines of a booking with everything that happened to it. */
export function bookingLines({ booking, timeline, details, deposit, files }: BookingView, locale: Locale): string[] {
  const { language } = locale
  const money = (kop: number) => roublesIn(kop, language)
  const values = {
    total: money(booking.totalKop),
    paid: money(booking.paidKop),
    email: booking.driver?.email || '—',
    km: booking.mileageKm.toLocaleString(language),
    flight: booking.flight,
    note: inOneLine(booking.meeting.note),
    colour: booking.colour ? colourIn(booking.colour, language) : '',
    cvet: cvetIn(booking.cvet, language),
    until: booking.holdUntil ? momentText(booking.holdUntil, locale) : '',
    refund: money(booking.refundKop ?? 0),
  }
  const isWaiting = booking.status === 'held' || booking.status === 'awaiting_payment'
  const facts = [
    ...FACTS,
    ...(booking.flight === '' ? [] : [FLIGHT]),
    ...(booking.meeting.note === '' ? [] : [NOTE]),
    ...(booking.meeting.chineseClerk ? [CLERK] : []),
    ...(booking.colour ? [COLOUR] : []),
    ...(isWaiting && booking.holdUntil ? [HOLD] : []),
    ...(booking.refundKop === null ? [] : [REFUND]),
  ]
  return [
    bookingLine(booking, locale),
    ...facts.map((text) => formatText(text[language], values)),
    ...files.flatMap(({ kind, createdAt }) => {
      const text = SENT[kind]
      return text ? [formatText(text[language], { moment: momentText(createdAt, locale) })] : []
    }),
    ...depositHistory(deposit, locale),
    ...referralLines(booking, language),
    ...orderLines(booking, details, locale),
    ...timeline.handOvers.map(({ kind, at, mileageKm }) =>
      formatText(ODOMETER[kind][language], {
        moment: momentText(at, locale),
        km: mileageKm.toLocaleString(language),
      }),
    ),
    ...timeline.transitions.map((transition) =>
      transitionLine(transition, STATUS_NAMES[transition.status][language], details.actions, locale),
    ),
    ...branchPaymentLines(details.actions, locale),
    ...timeline.payments.map(({ id, amountKop, state }) =>
      formatText(PAYMENT[language], { id: `#${id}`, amount: money(amountKop), state: STATE_NAMES[state][language] }),
    ),
    ...timeline.charges.map(({ id, damage, debtKop }) =>
      formatText(DUE[language], { debt: debtName(id), text: textIn(damage, language), amount: money(debtKop) }),
    ),
  ]
}
