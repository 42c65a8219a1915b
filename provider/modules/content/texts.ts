import { type ContentValues, fillContent, languageOfTexts } from '@/provider/rules/content/placeholder-values'
import type { Language, Texts } from '@/provider/rules/i18n/language'

/** The reader's language and what fills the `{name}` places, for every language. */
export type Reader = { language: Language; values: (language: Language) => ContentValues }

type Filled<Parts> = { [Name in keyof Parts]: Parts[Name] extends Texts[] ? string[] : string }

/**
 * The texts of one item, filled, all in one language: a Russian paragraph in a Chinese story helps nobody, so an item
 * with a gap is told in Russian as a whole, and says so.
 */
export function readTexts<Parts extends Record<string, Texts | Texts[]>>(
  parts: Parts,
  { language: wanted, values }: Reader,
): Filled<Parts> & { language: Language } {
  const language = languageOfTexts(Object.values(parts).flat(), wanted)
  const known = values(language)
  const fill = (text: Texts) => fillContent(text[language], known)
  const filled = Object.entries(parts).map(([name, text]) => [name, Array.isArray(text) ? text.map(fill) : fill(text)])
  return { ...(Object.fromEntries(filled) as Filled<Parts>), language }
}
