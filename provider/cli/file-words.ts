import { fillText } from '@/provider/rules/fill-text'
import type { Option } from './command'
import type { CliLanguage, Words } from './words'

export const NO_FILE: Words = { ru: 'Нет такого файла.', en: 'There is no such file.' }
export const FILE_EXISTS: Words = { ru: 'Такой файл уже есть.', en: 'There is such a file already.' }

export function fileOption(about: Words): Option {
  return { value: { ru: 'ФАЙЛ', en: 'FILE' }, about, isRequired: true }
}

/** What a long work came to, in figures. */
export function tell(said: Words, language: CliLanguage, counts: Readonly<Record<string, number>>): string {
  const values = Object.entries(counts).map(([name, count]) => [name, String(count)])
  return fillText(said[language], Object.fromEntries(values))
}
