import { z } from 'zod'
import { type Command, defineCommand, type Option } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { listOutcome } from '@/provider/cli/text/list-outcome'
import { momentCell } from '@/provider/cli/text/moment-text'
import { formatText } from '@/provider/rules/i18n/format-text'

const NAME: Option = {
  value: { ru: 'ИМЯ', en: 'NAME' },
  about: {
    ru: 'имя сотрудника, как оно будет стоять в журнале, до 100 знаков',
    en: 'name of the member of staff as the journal will have it, at most 100 characters',
  },
  isRequired: true,
}
const Name = z.object({ name: z.string().trim().min(1).max(100) })

const KEY: CliText = {
  ru: 'Ключ для «{name}»: {key}',
  en: 'Key of {name}: {key}',
}
const ONCE: CliText = {
  ru: 'Больше его не покажут: отдайте сотруднику лично. Он задаёт его в OPERATOR_KEY или вводит, когда программа спросит.',
  en: 'It is not shown again: hand it over in person. The operator sets it as OPERATOR_KEY or types it when asked.',
}
const NAME_TAKEN: CliText = {
  ru: 'Имя «{name}» уже было: в журнале по нему узнают человека. Возьмите другое, например с инициалом.',
  en: 'The name {name} was given before, and the journal names people by it. Take another one, for example with an initial.',
}
const UNKNOWN: CliText = {
  ru: 'Под именем «{name}» никто не работает. Кто есть: operator list.',
  en: 'Nobody works under the name {name}. See operator list.',
}
const LAST: CliText = {
  ru: '«{name}» — последний: без него никто не добавит следующего. Сначала operator add.',
  en: '{name} is the last one, and nobody could add the next. Use operator add first.',
}
const ENDED: CliText = {
  ru: 'Ключ «{name}» больше не действует. Записи в журнале остались.',
  en: 'The key of {name} is no longer valid. The entries of the journal stay.',
}
const NONE: CliText = { ru: 'Сотрудников ещё нет: operator add.', en: 'There are no operators yet: operator add.' }

const add = defineCommand({
  name: 'operator add',
  operator: 'mayBeFirst',
  about: {
    ru: 'Добавить сотрудника: программа один раз покажет его ключ',
    en: 'Add an operator; the key is shown once',
  },
  options: { name: NAME },
  operand: 'name',
  input: Name,
  async run({ name }, { operators, language, staff }) {
    const key = await operators.add(name, staff())
    if (key === null) return { rejection: formatText(NAME_TAKEN[language], { name }) }
    return { lines: [formatText(KEY[language], { name, key }), ONCE[language]] }
  },
})

const renew = defineCommand({
  name: 'operator renew',
  about: {
    ru: 'Выдать сотруднику новый ключ, прежний больше не действует',
    en: 'Give an operator a new key; the old one ends',
  },
  options: { name: NAME },
  operand: 'name',
  input: Name,
  async run({ name }, { operators, language, staff }) {
    const key = await operators.renew(name, staff())
    if (key === null) return { rejection: formatText(UNKNOWN[language], { name }) }
    return { lines: [formatText(KEY[language], { name, key }), ONCE[language]] }
  },
})

const end = defineCommand({
  name: 'operator end',
  about: { ru: 'Сотрудник ушёл: его ключ больше не действует', en: 'End the key of an operator who has left' },
  options: { name: NAME },
  operand: 'name',
  input: Name,
  async run({ name }, { operators, language, staff }) {
    const outcome = await operators.end(name, staff())
    if (outcome === 'ended') return { lines: [formatText(ENDED[language], { name })] }
    return { rejection: formatText((outcome === 'last' ? LAST : UNKNOWN)[language], { name }) }
  },
})

const list = defineCommand({
  name: 'operator list',
  operator: 'none',
  about: { ru: 'Кто работает с командами и с каких пор', en: 'Who works with the commands, and since when' },
  options: {},
  input: z.object({}),
  async run(_, container) {
    const rows = (await container.operators.list()).map((row, _index, all) => ({ ...row, all: all.length }))
    return listOutcome(
      rows,
      {
        columns: [
          { head: { ru: 'Имя', en: 'Name' }, cell: ({ name }) => name },
          { head: { ru: 'С', en: 'Since' }, cell: ({ createdAt }) => momentCell(createdAt, container) },
          { head: { ru: 'До', en: 'Until' }, cell: ({ endedAt }) => (endedAt ? momentCell(endedAt, container) : '') },
        ],
        none: NONE,
      },
      container,
    )
  },
})

export const OPERATOR_COMMANDS: readonly Command[] = [add, renew, end, list]
