import { useLocale } from 'next-intl'

// A run of Russian: words with the numbers and signs between them, as in an address.
const RUSSIAN = /(\p{Script=Cyrillic}[\p{Script=Cyrillic}\d\s.,«»-]*)/u

/** A legal text in another language may name a Russian address: the part says its language, for voices and translators. */
export function MarkedText({ text }: { text: string }) {
  const locale = useLocale()
  if (locale === 'ru' || !RUSSIAN.test(text)) return text
  return text.split(RUSSIAN).map((part, index) =>
    RUSSIAN.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a legal text never change places on a page
      <span key={index} lang="ru">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
