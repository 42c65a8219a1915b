import { z } from 'zod'
import { LIMIT, LIMIT_DEFAULT, Limit, REASON, Reason } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand, type Option } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { listOutcome } from '@/provider/cli/text/list-outcome'
import { LONG_TERM_STATES } from '@/provider/contract/rules/long-term/long-term-request'
import type { RequestDecision } from '@/provider/modules/long-term/decide-request'
import { requestColumns } from './request-columns'
import { requestHistory } from './request-lines'
import { requestRejectionText } from './request-texts'

const NONE: CliText = { ru: 'Таких заявок нет.', en: 'There are no such requests.' }
const NOT_FOUND: CliText = { ru: 'Нет такой заявки.', en: 'There is no such request.' }
const STATES = LONG_TERM_STATES.join(', ')
const RequestNumber = z.string().regex(/^[1-9]\d{5}$/)
const NUMBER: Option = {
  value: { ru: 'НОМЕР', en: 'NUMBER' },
  about: { ru: 'номер заявки, шесть цифр', en: 'number of the request, six digits' },
  isRequired: true,
}

const list = defineCommand({
  name: 'long-term list',
  operator: 'none',
  about: {
    ru: 'Заявки на долгосрочную аренду, новые первыми',
    en: 'Requests for a car by the month, the newest first',
  },
  options: {
    state: {
      value: { ru: 'СОСТОЯНИЕ', en: 'STATE' },
      about: {
        ru: `состояние: ${STATES}; без параметра — ждут ответа`,
        en: `state: ${STATES}; those that wait when left out`,
      },
    },
    limit: LIMIT,
  },
  input: z.object({
    state: z.enum(LONG_TERM_STATES).optional(),
    limit: Limit.default(LIMIT_DEFAULT),
  }),
  async run({ state, limit }, container) {
    const rows = await container.longTerm.list(state, limit)
    return listOutcome(rows, { columns: requestColumns(container), none: NONE }, container)
  },
})

const show = defineCommand({
  name: 'long-term show',
  operator: 'none',
  about: { ru: 'Показать заявку и всё, что с ней было', en: 'Show a request and all that happened to it' },
  options: { number: NUMBER },
  input: z.object({ number: RequestNumber }),
  async run({ number }, container) {
    const details = await container.longTerm.show(number)
    if (!details) return { rejection: NOT_FOUND[container.language] }
    return { lines: requestHistory(details.request, details.history, container) }
  },
})

const called = decisionCommand('called', 'long-term called', false, {
  about: { ru: 'Отметить, что клиенту позвонили', en: 'Note that the client was called' },
  done: { ru: 'Записано.', en: 'Written down.' },
})
const agreed = decisionCommand('agreed', 'long-term agreed', false, {
  about: {
    ru: 'Договорились: машина закрыта для других на весь срок, её брони перейдут на такие же; клиент получит письмо',
    en: 'Agreed: the car is kept for the whole term, its bookings go to others like it; the client gets a letter',
  },
  done: { ru: 'Машина закреплена, клиент получит письмо.', en: 'The car is kept; the client gets a letter.' },
})
const refuse = decisionCommand('refused', 'long-term refused', true, {
  about: { ru: 'Отказать по заявке, клиент получит письмо', en: 'Refuse the request; the client gets a letter' },
  done: { ru: 'Записано, клиент получит письмо.', en: 'Written down; the client gets a letter.' },
})
const cancel = decisionCommand('cancelled', 'long-term cancel', true, {
  about: {
    ru: 'Клиент передумал: заявка отменена, машина снова свободна',
    en: 'The client changed his mind: the request is cancelled, the car is free again',
  },
  done: { ru: 'Заявка отменена.', en: 'The request is cancelled.' },
})

function decisionCommand(
  to: RequestDecision['to'],
  name: string,
  hasReason: boolean,
  texts: { about: CliText; done: CliText },
): Command {
  return defineCommand({
    name,
    about: texts.about,
    options: { number: NUMBER, ...(hasReason && { reason: REASON }) },
    input: z.object({ number: RequestNumber, reason: hasReason ? Reason : Reason.nullable().default(null) }),
    async run(values, { longTerm, language, staff }) {
      const rejection = await longTerm.decide({ ...values, to }, staff())
      return rejection ? { rejection: requestRejectionText(rejection, language) } : { lines: [texts.done[language]] }
    },
  })
}

export const LONG_TERM_COMMANDS: readonly Command[] = [list, show, called, agreed, refuse, cancel]
