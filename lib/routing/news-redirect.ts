import { NEWS_LANGUAGES } from '@/lib/config/product'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'

const NEWS = /^\/news(\/.*)?$/

/**
 * The news of a language that has none lead to its home page (specification §2, PRODUCT §10).
 *
 * @returns the address of that home page, or null when the path is no news or its language has them.
 */
export function newsRedirect(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname)
  if (!NEWS.test(path) || NEWS_LANGUAGES.includes(locale)) return null
  return `${PREFIX_OF[locale]}/`
}
