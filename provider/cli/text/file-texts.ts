import type { Option } from '@/provider/cli/command'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { CliLanguage, CliText } from './language'

const MS_PER_SECOND = 1_000

export const NO_FILE: CliText = { ru: 'Нет такого файла.', en: 'There is no such file.' }
export const FILE_EXISTS: CliText = { ru: 'Такой файл уже есть.', en: 'There is such a file already.' }

/** Returns the option of a file that is read; a command that writes the file sets `path: 'write'`. */
export function fileOption(about: CliText): Option {
  return { value: { ru: 'ФАЙЛ', en: 'FILE' }, about, isRequired: true, path: 'read' }
}

/** Returns how long a work took, in seconds as the language writes them. */
export function secondsSince(began: number, language: CliLanguage): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(language, digits).format((performance.now() - began) / MS_PER_SECOND)
}

/** Returns a text with its counts filled in. */
export function countsText(
  text: CliText,
  language: CliLanguage,
  counts: Readonly<Record<string, number | string>>,
): string {
  const values = Object.entries(counts).map(([name, count]) => [name, String(count)])
  return formatText(text[language], Object.fromEntries(values))
}
