import { NEWS_LANGUAGES } from '@/lib/config/product'
import { type Locale, routing } from '@/lib/i18n/routing'

/** Languages in which the news are pages, for hreflang. */
export function newsLanguages(): Locale[] {
  return routing.locales.filter((locale) => NEWS_LANGUAGES.includes(locale))
}
