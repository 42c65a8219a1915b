import { z } from 'zod'
import { ID, LIMIT, LIMIT_DEFAULT, Limit, Moment, RowId } from '@/provider/cli/arguments/common-arguments'
import { readMoment } from '@/provider/cli/arguments/read-moment'
import { PLATE, Plate } from '@/provider/cli/cars/plate-input'
import { type Command, defineCommand, type Option } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { listOutcome } from '@/provider/cli/text/list-outcome'
import { databaseErrorOf } from '@/provider/db/errors'
import { QUEUE_ACTIONS, QUEUES, type Queue, type QueueAction } from '@/provider/modules/back-office/queues'
import { formatText } from '@/provider/rules/i18n/format-text'
import { queueColumns } from './work-queue-columns'

const LIST_ABOUT: Record<Queue, CliText> = {
  callback: {
    ru: 'Кто просил перезвонить; ×2 — звонили дважды и не дозвонились',
    en: 'Who asked to be called back; ×2: called twice and not reached',
  },
  message: { ru: 'Сообщения, на которые не ответили', en: 'Messages without an answer' },
  request: { ru: 'Заявки партнёров без ответа', en: 'Partners’ requests without an answer' },
  extension: { ru: 'Кто просит продлить аренду', en: 'Who asks to keep the car longer' },
  driver: { ru: 'Водители на проверке', en: 'Drivers to look at' },
  name: { ru: 'Просьбы сменить имя', en: 'Requests for another name' },
  dispute: { ru: 'Споры, которые ждут решения', en: 'Disputes that wait for a decision' },
  outbox: { ru: 'Письма и СМС, которые не ушли', en: 'Messages that did not leave' },
}
const ACTION_ABOUT: Record<QueueAction, CliText> = {
  'callback.done': { ru: 'Отметить, что перезвонили', en: 'Note that somebody called back' },
  'callback.missed': { ru: 'Отметить, что не дозвонились', en: 'Note that the call was not answered' },
  'message.done': { ru: 'Отметить, что ответили', en: 'Note that it was answered' },
  'request.done': { ru: 'Отметить, что партнёру ответили', en: 'Note that the partner was answered' },
  'driver.verify': { ru: 'Водитель проверен', en: 'The driver is verified' },
  'driver.reject': { ru: 'Водитель не подходит, с причиной', en: 'The driver is rejected, with a reason' },
  'name.accept': { ru: 'Принять новое имя клиента', en: 'Accept a client’s new name' },
  'name.refuse': { ru: 'Отказать в смене имени', en: 'Refuse another name' },
  'dispute.keep': { ru: 'Спор решён: долг остаётся', en: 'The dispute is decided: the debt stands' },
  'dispute.drop': { ru: 'Спор решён: долг снят', en: 'The dispute is decided: the debt is dropped' },
  'block.remove': { ru: 'Открыть машину для аренды', en: 'Let a car be rented again' },
  'outbox.retry': { ru: 'Отправить сообщение ещё раз', en: 'Send a message once more' },
}
const WITH_REASON: readonly QueueAction[] = ['driver.reject', 'dispute.keep', 'dispute.drop']
const REASON: Option = {
  value: { ru: 'ТЕКСТ', en: 'TEXT' },
  about: { ru: 'причина по-русски, её прочитает клиент', en: 'the reason in Russian; the client reads it' },
  isRequired: true,
}
const NONE: Record<Queue, CliText> = {
  callback: { ru: 'Никто не ждёт звонка.', en: 'Nobody waits for a call.' },
  message: { ru: 'На все сообщения ответили.', en: 'Every message is answered.' },
  request: { ru: 'На все заявки партнёров ответили.', en: 'Every partner’s request is answered.' },
  extension: { ru: 'Продлить аренду никто не просит.', en: 'Nobody asks to keep the car longer.' },
  driver: { ru: 'Водителей на проверке нет.', en: 'No driver waits to be looked at.' },
  name: { ru: 'Просьб сменить имя нет.', en: 'Nobody asks for another name.' },
  dispute: { ru: 'Споров, которые ждут решения, нет.', en: 'No dispute waits for a decision.' },
  outbox: { ru: 'Все письма и СМС ушли.', en: 'Every message has left.' },
}
const DONE: CliText = { ru: 'Сделано: #{id}.', en: 'Done: #{id}.' }
const NOT_WAITING: CliText = {
  ru: 'Нет такой записи, или она этого уже не ждёт.',
  en: 'There is no such entry, or it does not wait for that any more.',
}
const BLOCKED: CliText = {
  ru: 'Машина {plate} закрыта, номер {number}.',
  en: 'Car {plate} is blocked, number {number}.',
}
const NO_PLATE: CliText = { ru: 'Нет такой машины.', en: 'There is no such car.' }
const TAKEN: CliText = { ru: 'В это время машина занята.', en: 'The car is taken at that time.' }
const NUMBER_TAKEN: CliText = {
  ru: 'Не нашлось свободного номера. Повторите команду.',
  en: 'No free number was found. Repeat the command.',
}
const ORDER: CliText = { ru: 'Конец раньше начала.', en: 'It ends before it begins.' }
/** Constraints that a block may break: a car is rented once at a time, and a number is drawn at random. */
const REJECTED_BY: Record<string, CliText> = { bookings_no_overlap: TAKEN, bookings_number_key: NUMBER_TAKEN }

const lists = QUEUES.map((queue) =>
  defineCommand({
    name: `${queue} list`,
    operator: 'none',
    about: LIST_ABOUT[queue],
    options: { limit: LIMIT },
    input: z.object({ limit: Limit.default(LIMIT_DEFAULT) }),
    async run({ limit }, container) {
      const rows = await container.workQueue.list(queue, limit, container.language)
      return listOutcome(rows, { columns: queueColumns(queue, container), none: NONE[queue] }, container)
    },
  }),
)

const actions = QUEUE_ACTIONS.map((action) => {
  const hasReason = WITH_REASON.includes(action)
  const reason = z.string().trim().min(1).max(500)
  return defineCommand({
    name: action.replace('.', ' '),
    about: ACTION_ABOUT[action],
    options: { id: ID, ...(hasReason && { reason: REASON }) },
    input: z.object({ id: RowId, reason: hasReason ? reason : reason.default('—') }),
    async run(entry, { workQueue, language, staff }) {
      const isDone = await workQueue.process(action, entry, staff())
      if (!isDone) return { rejection: NOT_WAITING[language] }
      return { lines: [formatText(DONE[language], { id: String(entry.id) })] }
    },
  })
})

const block = defineCommand({
  name: 'block add',
  about: { ru: 'Закрыть машину: ремонт, обслуживание', en: 'Keep a car from being let: repair, service' },
  options: {
    plate: PLATE,
    from: {
      value: { ru: 'МОМЕНТ', en: 'MOMENT' },
      about: { ru: 'с какого момента, «2026-11-22 09:00»', en: 'from when, "2026-11-22 09:00"' },
      isRequired: true,
    },
    to: {
      value: { ru: 'МОМЕНТ', en: 'MOMENT' },
      about: { ru: 'до какого момента', en: 'until when' },
      isRequired: true,
    },
  },
  input: z.object({ plate: Plate, from: Moment, to: Moment }),
  async run({ plate, from, to }, { blocks, language, staff, timeZone }) {
    const [start, end] = [readMoment(from, timeZone), readMoment(to, timeZone)]
    if (!start || !end || end <= start) return { rejection: ORDER[language] }
    try {
      const number = await blocks.add({ plate, from: start, to: end }, staff())
      if (number === null) return { rejection: NO_PLATE[language] }
      return { lines: [formatText(BLOCKED[language], { plate, number })] }
    } catch (error) {
      const reason = REJECTED_BY[databaseErrorOf(error)?.constraint ?? '']
      if (reason) return { rejection: reason[language] }
      throw error
    }
  },
})

export const WORK_QUEUE_COMMANDS: readonly Command[] = [...lists, block, ...actions]
