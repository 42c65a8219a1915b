import { z } from 'zod'
import { PLATE, Plate } from '@/provider/cli/cars/plate-input'
import { type Command, defineCommand, type Option } from '@/provider/cli/command'
import { BookingNumber, Day, LIMIT, Limit, NUMBER } from '@/provider/cli/options'
import type { Words } from '@/provider/cli/text/language'
import { displayedLine, listing, mostOf } from '@/provider/cli/text/list-outcome'
import { BOOKING_STATUSES } from '@/provider/contract/bookings'
import { bookingColumns, dayLines } from './booking-columns'
import { bookingLines } from './booking-lines'

const NOT_FOUND: Words = { ru: 'Нет такой брони.', en: 'There is no such booking.' }
const NONE: Words = { ru: 'Таких броней нет.', en: 'There are no such bookings.' }
const STATUS: Option = {
  value: { ru: 'СОСТОЯНИЕ', en: 'STATUS' },
  about: { ru: `состояние: ${BOOKING_STATUSES.join(', ')}`, en: `status: ${BOOKING_STATUSES.join(', ')}` },
}

const list = defineCommand({
  name: 'booking list',
  about: {
    ru: 'Показать брони, ближайшие получения первыми; с --day — выдачу и возврат дня по часам, отменённые и истёкшие последними; без --day, --status и --number — ещё не законченные',
    en: 'Show bookings, the earliest pick-up first; with --day the pick-ups and returns of it by the hour, cancelled and expired ones last; without --day, --status and --number those that are not over',
  },
  options: {
    status: STATUS,
    day: {
      value: { ru: 'ДАТА', en: 'DATE' },
      about: {
        ru: 'получение или возврат в этот день, «2026-11-22»',
        en: 'picked up or brought back on this day, "2026-11-22"',
      },
    },
    number: { ...NUMBER, isRequired: false },
    plate: { ...PLATE, isRequired: false },
    limit: LIMIT,
  },
  input: z.object({
    status: z.enum(BOOKING_STATUSES).optional(),
    day: Day.optional(),
    number: BookingNumber.optional(),
    plate: Plate.optional(),
    limit: Limit.optional(),
  }),
  async run({ limit, ...filter }, desk) {
    const bookings = await desk.bookings.list(filter, mostOf(limit, filter.day))
    const [first] = bookings
    if (filter.day === undefined || !first)
      return listing(bookings, { columns: bookingColumns(desk), none: NONE }, desk)
    return { lines: [...dayLines(bookings, filter.day, desk), displayedLine(bookings, desk.language)] }
  },
})

const show = defineCommand({
  name: 'booking show',
  about: { ru: 'Показать бронь и всё, что с ней было', en: 'Show a booking and all that happened to it' },
  options: { number: NUMBER },
  input: z.object({ number: BookingNumber }),
  async run({ number }, desk) {
    const [booking, [deposit]] = [await desk.bookings.show(number), await desk.deposits.list(number)]
    if (!booking || !deposit) return { refusal: NOT_FOUND[desk.language] }
    return { lines: bookingLines({ ...booking, deposit }, desk) }
  },
})

export const BOOKING_COMMANDS: readonly Command[] = [list, show]
