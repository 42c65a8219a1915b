import { LANGUAGES } from '@/provider/contract/rules/text/languages'

export type Language = (typeof LANGUAGES)[number]

/** One text in the three languages; a missing one is read in Russian (PRODUCT §2). */
export type Texts = { ru: string; en: string; 'zh-CN': string }

const DEFAULT_LANGUAGE: Language = 'ru'
// A visitor cannot wait for a header of thousands of languages to be sorted.
const MAX_LANGUAGES = 20

/** Returns the language of a response by `Accept-Language`: ours with the highest weight, else Russian. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const preferences = (acceptLanguage ?? '').split(',', MAX_LANGUAGES).map(preferenceOf)
  const best = preferences
    .sort((a, b) => b.weight - a.weight)
    .find(({ language, weight }) => language !== null && weight > 0)
  return best?.language ?? DEFAULT_LANGUAGE
}

/** Returns a text in the language; the Russian one stands for a missing translation. */
export function textIn(texts: Texts, language: Language): string {
  return texts[language] || texts.ru
}

function preferenceOf(range: string): { language: Language | null; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const primary = tag.split('-')[0]
  const language = LANGUAGES.find((code) => code.split('-')[0] === primary) ?? null
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { language, weight: Number.isFinite(weight) ? weight : 0 }
}
