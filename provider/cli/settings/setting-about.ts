import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { BRANCH_ABOUTS } from './descriptions/branch'
import { LIMITS_ABOUTS } from './descriptions/limits'
import { MONEY_ABOUTS } from './descriptions/money'
import { RENTAL_ABOUTS } from './descriptions/rental'

/** The meaning of every setting, by its name with `*` for an index or a key of a table. */
export const SETTING_ABOUTS: Readonly<Record<string, CliText>> = {
  ...BRANCH_ABOUTS,
  ...RENTAL_ABOUTS,
  ...MONEY_ABOUTS,
  ...LIMITS_ABOUTS,
}

const TEXT_LANGUAGES: Readonly<Record<string, CliText>> = {
  ru: { ru: 'по-русски', en: 'in Russian' },
  en: { ru: 'по-английски', en: 'in English' },
  'zh-CN': { ru: 'по-китайски', en: 'in Chinese' },
}

/** Returns the meaning of a setting, for a text with its language; null when it has no description. */
export function settingAbout(path: string, language: CliLanguage): string | null {
  const about = aboutOf(path.split('.'))
  if (about) return about[language]
  const names = path.split('.')
  const [text, parentAbout] = [TEXT_LANGUAGES[names.at(-1) ?? ''], aboutOf(names.slice(0, -1))]
  return text && parentAbout ? `${parentAbout[language]}, ${text[language]}` : null
}

function aboutOf(names: readonly string[]): CliText | undefined {
  return Object.entries(SETTING_ABOUTS).find(([pattern]) => isNamedBy(pattern.split('.'), names))?.[1]
}

function isNamedBy(pattern: readonly string[], names: readonly string[]): boolean {
  return pattern.length === names.length && pattern.every((part, index) => part === '*' || part === names[index])
}
