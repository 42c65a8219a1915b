import { defineRouting } from 'next-intl/routing'

/**
 * Three languages, Russian without a prefix. Chinese lives under `/cn` but its locale is `zh-CN`: `Intl` does not know
 * `cn` and would silently format Chinese pages in English.
 */
export const routing = defineRouting({
  locales: ['ru', 'en', 'zh-CN'],
  defaultLocale: 'ru',
  localePrefix: { mode: 'as-needed', prefixes: { en: '/en', 'zh-CN': '/cn' } },
  localeDetection: false,
  // Public pages carry no Set-Cookie: `i18n_redirected` is written by the browser; hreflang stands in the metadata.
  localeCookie: false,
  alternateLinks: false,
})

export type Locale = (typeof routing.locales)[number]

/** Address prefix of each language; Russian has none. */
export const PREFIX_OF: Record<Locale, '' | '/en' | '/cn'> = { ru: '', en: '/en', 'zh-CN': '/cn' }
