import { z } from 'zod'
import { BookingNumber, LIMIT, Limit, NUMBER } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { listOutcome, rowLimit } from '@/provider/cli/text/list-outcome'
import { type Locale, momentCell } from '@/provider/cli/text/moment-text'
import type { Column } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { UnprovedBooking } from '@/provider/modules/bookings/list-unproved'
import type { ProofRejection } from '@/provider/modules/bookings/prove-booking'
import { formatText } from '@/provider/rules/i18n/format-text'

const NONE: CliText = { ru: 'Таких броней нет.', en: 'There are no such bookings.' }
const PROVED: CliText = {
  ru: 'Бронь {number}: телефон отмечен как подтверждённый.',
  en: 'Booking {number}: the phone is marked as proved.',
}
const REJECTIONS: Record<ProofRejection['why'], CliText> = {
  not_found: { ru: 'Нет такой брони.', en: 'There is no such booking.' },
  over: {
    ru: 'Эта бронь не ждёт получения: отмечать нечего.',
    en: 'This booking does not wait for its pick-up: there is nothing to mark.',
  },
  proved: {
    ru: 'Телефон этой брони уже подтверждён, или за неё заплачено.',
    en: 'The phone of this booking is proved already, or it is paid for.',
  },
}

function unprovedColumns(locale: Locale): readonly Column<UnprovedBooking>[] {
  return [
    { head: HEADS.ofNetwork, cell: ({ ofNetwork }) => String(ofNetwork), isNumber: true },
    { head: HEADS.ofPhone, cell: ({ ofPhone }) => String(ofPhone), isNumber: true },
    { head: HEADS.number, cell: ({ number }) => number },
    { head: HEADS.booked, cell: ({ unprovedAt }) => (unprovedAt ? momentCell(unprovedAt, locale) : '—') },
    { head: HEADS.pickup, cell: ({ startAt }) => momentCell(startAt, locale) },
    { head: HEADS.car, cell: ({ car }) => car },
    { head: HEADS.phone, cell: ({ driver }) => driver?.phone },
  ]
}

const unproved = defineCommand({
  name: 'booking unproved',
  about: {
    ru: 'Показать предстоящие брони, телефон которых никто не подтвердил и за которые не заплачено: сначала те, которых больше из одной сети',
    en: 'Show coming bookings whose phone nobody proved and for which nothing is paid: those of the busiest network first',
  },
  options: { limit: LIMIT },
  input: z.object({ limit: Limit.optional() }),
  async run({ limit }, container) {
    const bookings = await container.bookings.listUnproved(rowLimit(limit, undefined))
    return listOutcome(bookings, { columns: unprovedColumns(container), none: NONE }, container)
  },
})

const prove = defineCommand({
  name: 'booking prove',
  about: {
    ru: 'Отметить, что телефон брони подтверждён: вы позвонили, и бронь настоящая',
    en: 'Mark the phone of a booking as proved: you called it, and the booking is real',
  },
  options: { number: NUMBER },
  input: z.object({ number: BookingNumber }),
  async run({ number }, { bookings, operator, language }) {
    const { why } = await bookings.prove({ number, operator })
    if (why !== null) return { rejection: REJECTIONS[why][language] }
    return { lines: [formatText(PROVED[language], { number })] }
  },
})

export const UNPROVED_COMMANDS: readonly Command[] = [unproved, prove]
