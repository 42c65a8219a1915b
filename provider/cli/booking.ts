import { z } from 'zod'
import { BOOKING_STATUSES } from '@/provider/contract/bookings'
import { bookingLine, storyLines } from './booking-lines'
import { type Command, defineCommand, type Option } from './command'
import { BookingNumber, Day, LIMIT, Limit, NUMBER } from './inputs'
import { listing, mostOf } from './listing'
import { PLATE, Plate } from './plate-input'
import type { Words } from './words'

const NOT_FOUND: Words = { ru: 'Нет такой брони.', en: 'There is no such booking.' }
const NONE: Words = { ru: 'Таких броней нет.', en: 'There are no such bookings.' }
const STATUS: Option = {
  value: { ru: 'СОСТОЯНИЕ', en: 'STATUS' },
  about: { ru: `состояние: ${BOOKING_STATUSES.join(', ')}`, en: `status: ${BOOKING_STATUSES.join(', ')}` },
}

const list = defineCommand({
  name: 'booking list',
  about: {
    ru: 'Показать брони, ближайшие получения первыми; без --day, --status и --number — ещё не законченные',
    en: 'Show bookings, the earliest pick-up first; without --day, --status and --number those that are not over',
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
    const found = await desk.bookings.list(filter, mostOf(limit, filter.day))
    return listing(found, { lineOf: (booking) => bookingLine(booking, desk), none: NONE }, desk)
  },
})

const show = defineCommand({
  name: 'booking show',
  about: { ru: 'Показать бронь и всё, что с ней было', en: 'Show a booking and all that happened to it' },
  options: { number: NUMBER },
  input: z.object({ number: BookingNumber }),
  async run({ number }, desk) {
    const found = await desk.bookings.show(number)
    if (!found) return { refusal: NOT_FOUND[desk.language] }
    return { lines: storyLines(found, desk) }
  },
})

export const BOOKING_COMMANDS: readonly Command[] = [list, show]
