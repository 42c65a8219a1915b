import { z } from 'zod'
import { ID, LIMIT, LIMIT_DEFAULT, Limit, RowId } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { listOutcome } from '@/provider/cli/text/list-outcome'
import { type Locale, momentCell } from '@/provider/cli/text/moment-text'
import type { Column } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { WaitingEntry } from '@/provider/modules/waitlist/staff-entries'
import { formatText } from '@/provider/rules/i18n/format-text'

const NONE: CliText = { ru: 'Никто не ждёт машину.', en: 'Nobody waits for a car.' }
const STOPPED: CliText = {
  ru: 'Больше не ждёт: #{id}. Письма не будет.',
  en: 'No longer waits: #{id}. No letter will come.',
}
const NOT_WAITING: CliText = {
  ru: 'Нет такой записи, или она уже не ждёт.',
  en: 'There is no such entry, or it does not wait any more.',
}

const list = defineCommand({
  name: 'waitlist list',
  operator: 'none',
  about: {
    ru: 'Кто ждёт, когда освободится машина, первые сверху',
    en: 'Who waits for a car to become free, the earliest first',
  },
  options: { limit: LIMIT },
  input: z.object({ limit: Limit.default(LIMIT_DEFAULT) }),
  async run({ limit }, container) {
    const rows = await container.waitlist.list(limit)
    return listOutcome(rows, { columns: columns(container), none: NONE }, container)
  },
})

const stop = defineCommand({
  name: 'waitlist stop',
  about: {
    ru: 'Больше не ждать: человек позвонил и передумал',
    en: 'Stop waiting for somebody who called and changed his mind',
  },
  options: { id: ID },
  input: z.object({ id: RowId }),
  async run({ id }, { waitlist, language, staff }) {
    if (!(await waitlist.stop(id, staff()))) return { rejection: NOT_WAITING[language] }
    return { lines: [formatText(STOPPED[language], { id: String(id) })] }
  },
})

function columns(locale: Locale): readonly Column<WaitingEntry>[] {
  return [
    { head: HEADS.number, cell: ({ entry }) => `#${entry.id}` },
    { head: HEADS.when, cell: ({ entry }) => momentCell(entry.createdAt, locale) },
    { head: HEADS.car, cell: ({ car }) => car },
    { head: HEADS.pickup, cell: ({ entry }) => momentCell(entry.startAt, locale) },
    { head: HEADS.dropoff, cell: ({ entry }) => momentCell(entry.endAt, locale) },
    { head: HEADS.email, cell: ({ entry }) => entry.email },
    { head: HEADS.phone, cell: ({ phone }) => phone },
  ]
}

export const WAITLIST_COMMANDS: readonly Command[] = [list, stop]
