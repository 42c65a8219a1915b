import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import type { SettingKind } from '@/provider/modules/settings/setting-kinds'

const KINDS: Record<string, CliText> = {
  integer: { ru: 'целое число', en: 'whole number' },
  number: { ru: 'число', en: 'number' },
  string: { ru: 'текст', en: 'text' },
  boolean: { ru: 'true или false', en: 'true or false' },
  array: { ru: 'список JSON', en: 'list, JSON' },
  object: { ru: 'несколько значений JSON', en: 'several values, JSON' },
  date: { ru: 'дата ГГГГ-ММ-ДД', en: 'date YYYY-MM-DD' },
  uri: { ru: 'адрес https://…', en: 'address https://…' },
  email: { ru: 'почта', en: 'email' },
}
const ANY: CliText = { ru: 'значение', en: 'value' }
const ONE_OF: CliText = { ru: 'одно из: ', en: 'one of: ' }
const OR_NOTHING: CliText = { ru: ' или null', en: ' or null' }

/** Returns the kind of a setting as text: `целое число 16–120`. */
export function kindText(kind: SettingKind | null, language: CliLanguage): string {
  if (kind === null) return ANY[language]
  const { type, enum: names, format, minimum, maximum, isNullable } = kind
  const kindName = KINDS[format ?? ''] ?? KINDS[type ?? '']
  const what = names ? `${ONE_OF[language]}${names.join(', ')}` : (kindName ?? ANY)[language]
  const bounds = minimum !== undefined && maximum !== undefined ? ` ${minimum}–${maximum}` : ''
  return `${what}${bounds}${isNullable ? OR_NOTHING[language] : ''}`
}
