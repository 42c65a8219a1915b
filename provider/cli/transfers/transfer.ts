import { z } from 'zod'
import { Day, LIMIT, Limit, REASON, Reason } from '@/provider/cli/arguments/common-arguments'
import { readPhone } from '@/provider/cli/arguments/read-phone'
import { PLATE, Plate } from '@/provider/cli/cars/plate-input'
import { type Command, defineCommand, type Option, type Outcome } from '@/provider/cli/command'
import type { Container } from '@/provider/cli/container'
import { ROUBLES, WholeRoubles } from '@/provider/cli/money'
import type { CliText } from '@/provider/cli/text/language'
import { listOutcome, rowLimit } from '@/provider/cli/text/list-outcome'
import { type OrderRejection, TRANSFER_STATUSES } from '@/provider/rules/transfers/transitions'
import { transferColumns } from './order-columns'
import { transferHistory } from './order-lines'
import { orderRejectionText } from './order-texts'

const NONE: CliText = { ru: 'Таких заказов нет.', en: 'There are no such orders.' }
const NOT_FOUND: CliText = { ru: 'Нет такого заказа.', en: 'There is no such order.' }
const CONFIRMED: CliText = {
  ru: 'Заказ подтверждён: клиент получит машину, водителя и телефон по СМС и почте.',
  en: 'The order is confirmed: the client hears of the car, the driver and his phone by SMS and email.',
}
const DONE: CliText = { ru: 'Поездка выполнена.', en: 'The trip is done.' }
const CLOSED: CliText = { ru: 'Записано, клиент получит сообщение.', en: 'Written down; the client is told.' }
const STATUSES = TRANSFER_STATUSES.join(', ')

const OrderNumber = z
  .string()
  .regex(/^[TtТт]?[1-9]\d{6}$/)
  .transform((text) => `T${text.slice(-7)}`)
const NUMBER: Option = {
  value: { ru: 'НОМЕР', en: 'NUMBER' },
  about: { ru: 'номер заказа, «T1234567»', en: 'number of the order, "T1234567"' },
  isRequired: true,
}
const DriverPhone = z.string().transform(readPhone).pipe(z.string())

const list = defineCommand({
  name: 'transfer list',
  operator: 'none',
  about: { ru: 'Заказы машин с водителем, ближайшие первыми', en: 'Orders of cars with a driver, the next one first' },
  options: {
    status: {
      value: { ru: 'СОСТОЯНИЕ', en: 'STATUS' },
      about: {
        ru: `состояние: ${STATUSES}; без параметра — ещё не выполненные`,
        en: `status: ${STATUSES}; those still to be driven when left out`,
      },
    },
    day: {
      value: { ru: 'ДАТА', en: 'DATE' },
      about: { ru: 'подача в этот день, «2026-11-22»', en: 'trips of this day, "2026-11-22"' },
    },
    limit: LIMIT,
  },
  input: z.object({
    status: z.enum(TRANSFER_STATUSES).optional(),
    day: Day.optional(),
    limit: Limit.optional(),
  }),
  async run({ limit, ...filter }, container) {
    const rows = await container.transfers.list(filter, rowLimit(limit, filter.day))
    return listOutcome(rows, { columns: transferColumns(container), none: NONE }, container)
  },
})

const show = defineCommand({
  name: 'transfer show',
  operator: 'none',
  about: { ru: 'Показать заказ и всё, что с ним было', en: 'Show an order and all that happened to it' },
  options: { number: NUMBER },
  input: z.object({ number: OrderNumber }),
  async run({ number }, container) {
    const details = await container.transfers.show(number)
    if (!details) return { rejection: NOT_FOUND[container.language] }
    return { lines: transferHistory(details.transfer, details.history, container) }
  },
})

const confirm = defineCommand({
  name: 'transfer confirm',
  about: {
    ru: 'Подтвердить заказ: водитель и машина; ещё раз — заменить их',
    en: 'Confirm an order with a driver and a car; again: with others',
  },
  options: {
    number: NUMBER,
    driver: {
      value: { ru: 'ИМЯ', en: 'NAME' },
      about: { ru: 'имя водителя, его прочитает клиент', en: 'name of the driver; the client reads it' },
      isRequired: true,
    },
    plate: PLATE,
    phone: {
      value: { ru: 'ТЕЛЕФОН', en: 'PHONE' },
      about: { ru: 'телефон водителя, «+79991112233»', en: 'phone of the driver, "+79991112233"' },
      isRequired: true,
    },
    total: {
      value: ROUBLES,
      about: {
        ru: 'сколько стоит поездка, если сайт назвал цену «от»',
        en: 'what the trip costs, when the site said "from"',
      },
    },
    'other-car': {
      about: {
        ru: 'это машина другой модели, чем заказана, и клиент согласен',
        en: 'it is a car of another model than was ordered, and the client agreed',
      },
    },
  },
  input: z.object({
    number: OrderNumber,
    driver: z.string().trim().min(1).max(100),
    plate: Plate,
    phone: DriverPhone,
    total: WholeRoubles.nullable().default(null),
    'other-car': z.boolean().default(false),
  }),
  async run(
    { number, driver: driverName, plate, phone: driverPhone, total: totalKop, 'other-car': mayDiffer },
    container,
  ) {
    const confirmation = { number, driverName, plate, driverPhone, totalKop, mayDiffer }
    return outcomeOf(await container.transfers.confirm(confirmation, container.staff()), CONFIRMED, container)
  },
})

const complete = defineCommand({
  name: 'transfer complete',
  about: { ru: 'Отметить, что поездка выполнена', en: 'Note that the trip is done' },
  options: { number: NUMBER },
  input: z.object({ number: OrderNumber }),
  async run({ number }, container) {
    return outcomeOf(await container.transfers.complete({ number }, container.staff()), DONE, container)
  },
})

const cancel = closeCommand('cancelled', 'transfer cancel', {
  ru: 'Отменить заказ по просьбе клиента',
  en: 'Cancel an order as the client asked',
})
const refuse = closeCommand('refused', 'transfer refuse', {
  ru: 'Отказать: заказ выполнить не сможем',
  en: 'Refuse: the order cannot be carried out',
})

function closeCommand(to: 'cancelled' | 'refused', name: string, about: CliText): Command {
  return defineCommand({
    name,
    about,
    options: { number: NUMBER, reason: REASON },
    input: z.object({ number: OrderNumber, reason: Reason }),
    async run(values, container) {
      return outcomeOf(await container.transfers.close({ ...values, to }, container.staff()), CLOSED, container)
    },
  })
}

function outcomeOf(rejection: OrderRejection | null, done: CliText, { language }: Container): Outcome {
  return rejection ? { rejection: orderRejectionText(rejection, language) } : { lines: [done[language]] }
}

export const TRANSFER_COMMANDS: readonly Command[] = [list, show, confirm, complete, cancel, refuse]
