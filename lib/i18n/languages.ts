import type { Locale } from './routing'

/** The switch, in the order and with the labels of the specification (§1); `name` is the language's own full name. */
export const LANGUAGES: ReadonlyArray<{ locale: Locale; label: string; name: string }> = [
  { locale: 'en', label: 'ENG', name: 'English' },
  { locale: 'ru', label: 'РУС', name: 'Русский' },
  { locale: 'zh-CN', label: '中文', name: '中文' },
]

/** Value of the cookie `i18n_redirected`. */
export const LANGUAGE_CODE: Record<Locale, 'ru' | 'en' | 'cn'> = { ru: 'ru', en: 'en', 'zh-CN': 'cn' }
