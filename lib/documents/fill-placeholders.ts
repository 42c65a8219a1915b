import { formatPhone } from '@/lib/format/phone'
import type { Locale } from '@/lib/i18n/routing'
import { COVER_EXCLUSIONS } from '@/provider/contract/rules/options/cover-exclusions'
import { RETENTION } from '@/provider/contract/rules/retention'
import { pluralRules } from '@/provider/contract/rules/text/cached-formats'
import type { Settings } from '@/provider/contract/settings'
import { conditionalClauses } from './conditional-clauses'

/** `{company.inn}`, or a number with its noun: `{rules.changeHours|час|часа|часов}`. */
const PLACEHOLDER = /\{([a-z]\w*(?:\.\w+)*)((?:\|[^|{}]+)*)\}/gi

/** Order of the noun's forms after the bars. Chinese nouns have one form, so it takes none. */
const FORMS: Record<Locale, readonly Intl.LDMLPluralRule[]> = {
  ru: ['one', 'few', 'many'],
  en: ['one', 'other'],
  'zh-CN': [],
}

/**
 * Puts the branch's settings, and how long data is stored, into a legal text.
 *
 * @throws when a placeholder names no setting, its setting is empty, or a brace is left over: a half-filled text must
 * never be shown as the one that a client agrees to.
 */
export function fillPlaceholders(text: string, settings: Settings, locale: Locale): string {
  const cover = { exclusions: COVER_EXCLUSIONS[locale] }
  const clauses = conditionalClauses(settings, locale)
  const facts = { ...settings, retention: RETENTION, cover, clauses }
  const filled = text.replace(PLACEHOLDER, (placeholder, path: string, forms: string) => {
    const value = settingAt(facts, path)
    if (path === 'main_phone') return formatPhone(String(value))
    return forms ? `${value}\u00a0${nounFor(value, forms.slice(1).split('|'), locale, placeholder)}` : String(value)
  })
  // A setting may hold braces of its own, so the check reads the source.
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) throw new Error(`A brace is left over in “${text}”`)
  return filled
}

function settingAt(facts: object, path: string): string | number {
  let value: unknown = facts
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : null
  }
  if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return value
  throw new Error(`{${path}} is not a filled setting`)
}

function nounFor(value: string | number, forms: string[], locale: Locale, placeholder: string): string {
  if (typeof value !== 'number' || forms.length !== FORMS[locale].length) {
    throw new Error(`${placeholder} needs a number and ${FORMS[locale].length} forms of its noun`)
  }
  const noun = forms[FORMS[locale].indexOf(pluralRules(locale).select(value))]
  // Russian `other` is for fractions only, and these settings are whole numbers.
  if (noun === undefined) throw new Error(`${placeholder} has no form for ${value}`)
  return noun
}
