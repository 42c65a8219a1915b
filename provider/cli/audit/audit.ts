import { z } from 'zod'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { type Locale, momentText } from '@/provider/cli/text/moment-text'
import type { ChainBreak } from '@/provider/modules/audit/verify-chain'
import { formatText } from '@/provider/rules/i18n/format-text'

const WHOLE: CliText = {
  ru: 'Журнал цел. Записей: {count}. Отпечаток последней: {hash}',
  en: 'The journal is whole. Entries: {count}. Mark of the last one: {hash}',
}
const NOTE: CliText = {
  ru: 'Запишите отпечаток вне этого компьютера: audit verify --mark ОТПЕЧАТОК найдёт и подмену всего журнала.',
  en: 'Note the mark outside this machine: audit verify --mark MARK finds a journal that was replaced as a whole, too.',
}
const NO_MARK: CliText = {
  ru: 'Отпечатка {mark} в журнале нет: записи до него подменили или удалили.',
  en: 'The mark {mark} is not in the journal: entries up to it were replaced or deleted.',
}
const BREAKS: Record<ChainBreak['why'], CliText> = {
  missing: {
    ru: 'Журнал нарушен: нет записи {seq}. До неё записи целы: {before}.',
    en: 'The journal is broken: entry {seq} is missing. Whole before it: {before}.',
  },
  changed: {
    ru: 'Журнал нарушен: запись {seq} ({at}, {operator}, {act}) изменена или вставлена. До неё записи целы: {before}.',
    en: 'The journal is broken: entry {seq} ({at}, {operator}, {act}) was changed or inserted. Whole before it: {before}.',
  },
  end: {
    ru: 'Журнал нарушен в конце: последняя запись — {before}, а должна быть {endSeq}.',
    en: 'The journal is broken at its end: the last entry is {before}, and should be {endSeq}.',
  },
  beside: {
    ru: 'Журнал нарушен: вставлены записи без номера или с номером меньше 1, их {rows}.',
    en: 'The journal is broken: entries without a number or with one below 1 were inserted: {rows}.',
  },
}

const verify = defineCommand({
  name: 'audit verify',
  operator: 'none',
  about: {
    ru: 'Цел ли журнал действий сотрудников: где его изменили',
    en: 'Whether the journal of the operators is whole, and where it was changed',
  },
  options: {
    mark: {
      value: { ru: 'ОТПЕЧАТОК', en: 'MARK' },
      about: { ru: 'отпечаток, который назвала прежняя проверка', en: 'the mark that an earlier verification printed' },
    },
  },
  operand: 'mark',
  input: z.object({
    mark: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  async run({ mark }, container) {
    const { language } = container
    const { count, hash, firstBreak, hasMark } = await container.audit.verify(mark ?? null)
    if (firstBreak) return { rejection: breakText(firstBreak, count, container) }
    if (hasMark === false) return { rejection: formatText(NO_MARK[language], { mark: mark ?? '' }) }
    return { lines: [formatText(WHOLE[language], { count: String(count), hash }), NOTE[language]] }
  },
})

function breakText(chainBreak: ChainBreak, count: number, locale: Locale & { language: CliLanguage }): string {
  return formatText(BREAKS[chainBreak.why][locale.language], {
    seq: String(chainBreak.seq),
    before: String(count),
    endSeq: chainBreak.why === 'end' ? String(chainBreak.endSeq) : '',
    rows: chainBreak.why === 'beside' ? String(chainBreak.rows) : '',
    ...(chainBreak.why === 'changed' && {
      operator: chainBreak.operator,
      act: chainBreak.act,
      at: momentText(chainBreak.at, locale),
    }),
  })
}

export const AUDIT_COMMANDS: readonly Command[] = [verify]
