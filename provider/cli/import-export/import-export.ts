import { resolve } from 'node:path'
import { z } from 'zod'
import { fileOption } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import { countsText } from '@/provider/cli/text/file-texts'
import type { CliText } from '@/provider/cli/text/language'
import { type RowError, SUBJECT_NAMES, type SubjectName } from '@/provider/modules/import-export/table-names'
import { formatText } from '@/provider/rules/i18n/format-text'
import { rejectionText, rowErrorText, rowWarningText, SUBJECT_TEXTS } from './import-export-texts'

const FILE = fileOption({ ru: 'файл .csv или .xlsx', en: 'a .csv or .xlsx file' })
const IMPORT: CliText = { ru: 'Загрузить из файла: {what}', en: 'Take {what} from a file' }
const EXPORT: CliText = { ru: 'Выгрузить в файл: {what}', en: 'Write {what} into a file' }
const TAKEN: CliText = {
  ru: 'Строк: {rows}. Добавлено: {added}, изменено: {changed}.',
  en: 'Rows: {rows}. Added: {added}, changed: {changed}.',
}
const TRIED: CliText = {
  ru: 'Проверка, ничего не записано. Строк: {rows}. Добавилось бы: {added}, изменилось бы: {changed}.',
  en: 'A trial, nothing was written. Rows: {rows}. Would be added: {added}, changed: {changed}.',
}
const QUIET = {
  about: {
    ru: 'не писать клиентам: они уже знают, срок на возражение идёт с даты в файле или с этого дня',
    en: 'do not tell the clients: they know, and may dispute from the date in the file, or from today',
  },
}
const NOTIFIED: CliText = { ru: 'Сообщим клиентам: {told}.', en: 'Clients will be told of: {told}.' }
const WOULD_NOTIFY: CliText = { ru: 'Сообщили бы клиентам: {told}.', en: 'Clients would be told of: {told}.' }
const UNREACHED: CliText = {
  ru: 'Нет ни телефона, ни почты: {unreached}. Сообщите сами, срок на возражение не начался.',
  en: 'Neither phone nor email: {unreached}. Tell them yourself; the days to dispute have not begun.',
}
/** Clients are notified of these when they are imported. */
const NOTIFYING: readonly SubjectName[] = ['fines', 'damages']
const REJECTED: CliText = {
  ru: 'Ошибок: {faults}. Ничего не записано.',
  en: 'Faults: {faults}. Nothing was written.',
}
const WRITTEN: CliText = { ru: 'Строк: {rows}.', en: 'Rows: {rows}.' }

const imports = SUBJECT_NAMES.map((subject) =>
  defineCommand({
    name: `import ${subject}`,
    about: about(IMPORT, SUBJECT_TEXTS[subject]),
    options: {
      file: FILE,
      'dry-run': { about: { ru: 'только проверить', en: 'only look whether it is right' } },
      ...(NOTIFYING.includes(subject) && { quiet: QUIET }),
    },
    input: z.object({
      file: z.string().min(1),
      'dry-run': z.boolean().default(false),
      quiet: z.boolean().default(false),
    }),
    async run({ file, 'dry-run': isDry, quiet: isQuiet }, { files, language, staff, complain, progress }) {
      const onError = (error: RowError) => complain(rowErrorText(error, language))
      const onWarning = (warning: RowError) => complain(rowWarningText(warning, language))
      const request = { subject, path: resolve(file), isDry, isQuiet, onError, onWarning, onRead: progress }
      const outcome = await files.import(request, staff())
      if (outcome.why !== null) return { rejection: rejectionText(outcome, language) }
      const { imported, errors } = outcome
      if (imported === null) return { rejection: countsText(REJECTED, language, { faults: errors }) }
      const { notified, unreached } = imported
      return {
        lines: [
          countsText(isDry ? TRIED : TAKEN, language, imported),
          ...(notified > 0 ? [countsText(isDry ? WOULD_NOTIFY : NOTIFIED, language, { told: notified })] : []),
          ...(unreached > 0 ? [countsText(UNREACHED, language, { unreached })] : []),
        ],
      }
    },
  }),
)

const exports = SUBJECT_NAMES.map((subject) =>
  defineCommand({
    name: `export ${subject}`,
    operator: 'none',
    about: about(EXPORT, SUBJECT_TEXTS[subject]),
    options: {
      file: { ...FILE, path: 'write' },
      replace: { about: { ru: 'заменить файл, если он есть', en: 'replace the file if there is one' } },
      template: { about: { ru: 'только названия столбцов', en: 'only the names of the columns' } },
    },
    input: z.object({
      file: z.string().min(1),
      replace: z.boolean().default(false),
      template: z.boolean().default(false),
    }),
    async run({ file, replace, template }, { files, language }) {
      const options = { mayReplace: replace, isTemplate: template }
      const outcome = await files.export(subject, resolve(file), options)
      if (outcome.why !== null) return { rejection: rejectionText(outcome, language) }
      return { lines: [countsText(WRITTEN, language, { rows: outcome.rows })] }
    },
  }),
)

function about(text: CliText, what: CliText): CliText {
  return { ru: formatText(text.ru, { what: what.ru }), en: formatText(text.en, { what: what.en }) }
}

export const IMPORT_EXPORT_COMMANDS: readonly Command[] = [...imports, ...exports]
