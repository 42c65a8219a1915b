import { type ContentValues, fillContent, languageOfTexts } from '@/provider/rules/content/placeholder-values'
import type { Language, Texts } from '@/provider/rules/i18n/language'

/** The reader's language and what fills the `{name}` places, for every language. */
export type Reader = { language: Language; values: (language: Language) => ContentValues }

type Filled<Item> = { [Name in keyof Item]: Item[Name] extends Texts[] ? string[] : string }

/**
 * Fills the texts of one item, all in one language. An item that lacks a text in the reader's language is returned in
 * Russian as a whole, with `language` saying so: a page in two languages would be hard to read.
 */
export function readTexts<Item extends Record<string, Texts | Texts[]>>(
  item: Item,
  { language: wanted, values }: Reader,
): Filled<Item> & { language: Language } {
  const language = languageOfTexts(Object.values(item).flat(), wanted)
  const valuesInLanguage = values(language)
  const fill = (text: Texts) => fillContent(text[language], valuesInLanguage, language)
  const filled = Object.entries(item).map(([name, text]) => [name, Array.isArray(text) ? text.map(fill) : fill(text)])
  return { ...(Object.fromEntries(filled) as Filled<Item>), language }
}
