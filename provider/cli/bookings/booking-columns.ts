import type { CliText } from '@/provider/cli/text/language'
import { type Locale, momentCell } from '@/provider/cli/text/moment-text'
import { type Column, tableLines } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { StaffBooking } from '@/provider/modules/bookings/list-bookings'
import { dueKop } from '@/provider/rules/bookings/amount-due'
import { endedWithoutRental } from '@/provider/rules/bookings/transitions'
import { colourIn } from '@/provider/rules/cars/colour-texts'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { STATUS_NAMES } from './booking-texts'

const PICKUPS: CliText = { ru: 'Выдача {day}: {count}', en: 'Pick-ups on {day}: {count}' }
const DROPOFFS: CliText = { ru: 'Возврат {day}: {count}', en: 'Returns on {day}: {count}' }
const CALLED_OFF: CliText = {
  ru: 'Не состоялись (отменены, истекли, клиент не приехал): {count}',
  en: 'Came to nothing (cancelled, expired, no-show): {count}',
}
const CHINESE: CliText = { ru: 'по-китайски', en: 'in Chinese' }
const CAR_WISHED: CliText = { ru: '{car} (желают: {colour})', en: '{car} (wish: {colour})' }

/** Returns the columns of bookings. */
export function bookingColumns(locale: Locale): readonly Column<StaffBooking>[] {
  return [
    { head: HEADS.number, cell: ({ number }) => number },
    { head: HEADS.state, cell: ({ status }) => STATUS_NAMES[status][locale.language] },
    { head: HEADS.pickup, cell: ({ startAt }) => momentCell(startAt, locale) },
    { head: HEADS.dropoff, cell: ({ endAt }) => momentCell(endAt, locale) },
    ...rentalColumns(locale),
  ]
}

/**
 * Returns the plan of one day: the pick-ups and the returns, each by the hour. A rental that begins and ends on that day
 * stands in both. Bookings that came to nothing stand last, under their own head.
 *
 * @param day `YYYY-MM-DD` at the branch
 */
export function dayLines(bookings: readonly StaffBooking[], day: string, locale: Locale): string[] {
  const { language } = locale
  const groups = [
    { title: PICKUPS, at: 'startAt', other: 'endAt', otherHead: HEADS.dropoff },
    { title: DROPOFFS, at: 'endAt', other: 'startAt', otherHead: HEADS.pickup },
  ] as const
  const off = bookings.filter(({ status }) => endedWithoutRental(status))
  const planned = bookings.filter(({ status }) => !endedWithoutRental(status))
  const plan = groups.flatMap(({ title, at, other, otherHead }) => {
    const ofDay = planned
      .filter((booking) => momentCell(booking[at], locale).startsWith(day))
      .sort((a, b) => +a[at] - +b[at] || a.number.localeCompare(b.number))
    const columns: readonly Column<StaffBooking>[] = [
      { head: HEADS.time, cell: (booking) => momentCell(booking[at], locale).slice(day.length + 1) },
      { head: HEADS.number, cell: ({ number }) => number },
      { head: HEADS.state, cell: ({ status }) => STATUS_NAMES[status][language] },
      ...rentalColumns(locale),
      { head: otherHead, cell: (booking) => momentCell(booking[other], locale) },
    ]
    const head = formatText(title[language], { day, count: String(ofDay.length) })
    return ofDay.length === 0 ? [head] : [head, ...tableLines(ofDay, columns, language), '']
  })
  if (off.length === 0) return plan
  const head = formatText(CALLED_OFF[language], { count: String(off.length) })
  return [...plan, head, ...tableLines(off, bookingColumns(locale), language), '']
}

function rentalColumns({ language }: Locale): readonly Column<StaffBooking>[] {
  const meetingCell = ({ meeting: { pickupAddress, dropoffAddress, chineseClerk } }: StaffBooking) => {
    const addresses = [...new Set([pickupAddress, dropoffAddress])].filter(Boolean).join(' → ')
    return [addresses, chineseClerk ? CHINESE[language] : ''].filter(Boolean).join('; ')
  }
  const carCell = ({ car, colour }: StaffBooking) =>
    colour ? formatText(CAR_WISHED[language], { car, colour: colourIn(colour, language) }) : car
  return [
    { head: HEADS.car, cell: carCell },
    { head: HEADS.plate, cell: ({ plate }) => plate },
    { head: HEADS.driver, cell: ({ driver }) => [driver?.last_name, driver?.first_name].filter(Boolean).join(' ') },
    { head: HEADS.phone, cell: ({ driver }) => driver?.phone },
    { head: HEADS.meeting, cell: meetingCell },
    {
      head: HEADS.due,
      cell: ({ status, totalKop, paidKop }) => roublesIn(dueKop(status, totalKop, paidKop), language),
      isNumber: true,
    },
  ]
}
