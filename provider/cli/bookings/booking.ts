import { z } from 'zod'
import { BookingNumber, Day, LIMIT, Limit, NUMBER } from '@/provider/cli/arguments/common-arguments'
import { PLATE, Plate } from '@/provider/cli/cars/plate-input'
import { type Command, defineCommand, type Option } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { countLine, listOutcome, rowLimit } from '@/provider/cli/text/list-outcome'
import { BOOKING_STATUSES } from '@/provider/contract/bookings'
import { bookingColumns, dayLines } from './booking-columns'
import { bookingLines } from './booking-lines'

const NOT_FOUND: CliText = { ru: 'Нет такой брони.', en: 'There is no such booking.' }
const NONE: CliText = { ru: 'Таких броней нет.', en: 'There are no such bookings.' }
const STATUS: Option = {
  value: { ru: 'СОСТОЯНИЕ', en: 'STATUS' },
  about: { ru: `состояние: ${BOOKING_STATUSES.join(', ')}`, en: `status: ${BOOKING_STATUSES.join(', ')}` },
}

const list = defineCommand({
  name: 'booking list',
  operator: 'none',
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
  async run({ limit, ...filter }, container) {
    const bookings = await container.bookings.list(filter, rowLimit(limit, filter.day))
    const [first] = bookings
    if (filter.day === undefined || !first)
      return listOutcome(bookings, { columns: bookingColumns(container), none: NONE }, container)
    return { lines: [...dayLines(bookings, filter.day, container), countLine(bookings, container.language)] }
  },
})

const show = defineCommand({
  name: 'booking show',
  operator: 'none',
  about: { ru: 'Показать бронь и всё, что с ней было', en: 'Show a booking and all that happened to it' },
  options: { number: NUMBER },
  input: z.object({ number: BookingNumber }),
  async run({ number }, container) {
    const [booking, [deposit]] = [await container.bookings.show(number), await container.deposits.list(number)]
    if (!booking || !deposit) return { rejection: NOT_FOUND[container.language] }
    const files = (await container.bookingFiles.find(number)) ?? []
    return { lines: bookingLines({ ...booking, deposit, files }, container) }
  },
})

export const BOOKING_COMMANDS: readonly Command[] = [list, show]
