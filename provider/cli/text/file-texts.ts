import { formatText } from '@/provider/rules/i18n/format-text'
import type { CliLanguage, CliText } from './language'

export const NO_FILE: CliText = { ru: 'Нет такого файла.', en: 'There is no such file.' }
export const FILE_EXISTS: CliText = { ru: 'Такой файл уже есть.', en: 'There is such a file already.' }

/** Returns a text with its counts filled in. */
export function countsText(
  text: CliText,
  language: CliLanguage,
  counts: Readonly<Record<string, number | string>>,
): string {
  const values = Object.entries(counts).map(([name, count]) => [name, String(count)])
  return formatText(text[language], Object.fromEntries(values))
}
