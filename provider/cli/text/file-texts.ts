import type { Option } from '@/provider/cli/command'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { CliLanguage, Words } from './language'

const MS_PER_SECOND = 1_000

export const NO_FILE: Words = { ru: 'Нет такого файла.', en: 'There is no such file.' }
export const FILE_EXISTS: Words = { ru: 'Такой файл уже есть.', en: 'There is such a file already.' }

/** Of a file that is read; `path: 'write'` of one that is written. */
export function fileOption(about: Words): Option {
  return { value: { ru: 'ФАЙЛ', en: 'FILE' }, about, isRequired: true, path: 'read' }
}

/** How long a work took, in seconds as the language writes them. */
export function secondsSince(began: number, language: CliLanguage): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(language, digits).format((performance.now() - began) / MS_PER_SECOND)
}

/** What a long work came to, in figures. */
export function tell(said: Words, language: CliLanguage, counts: Readonly<Record<string, number | string>>): string {
  const values = Object.entries(counts).map(([name, count]) => [name, String(count)])
  return formatText(said[language], Object.fromEntries(values))
}
