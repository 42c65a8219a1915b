import 'server-only'
import type { Metadata } from 'next'
import { serverEnv } from '@/lib/config/server-env'
import { type Locale, PREFIX_OF, routing } from '@/lib/i18n/routing'

type Page = {
  locale: Locale
  /** Without the language prefix, with slashes: `/rent/`. */
  path: string
  title: string
  description: string
  /** False keeps the page out of search engines: results, booking, status. */
  index?: boolean
}

/** Title, description, canonical and hreflang of one page (PRODUCT §10). */
export async function pageMetadata({ locale, path, title, description, index = true }: Page): Promise<Metadata> {
  const site = serverEnv().SITE_URL
  const address = (language: Locale) => new URL(`${PREFIX_OF[language]}${path}`, site).href
  return {
    metadataBase: new URL(site),
    title,
    description,
    alternates: {
      canonical: address(locale),
      languages: {
        ...Object.fromEntries(routing.locales.map((language) => [language, address(language)])),
        'x-default': address(routing.defaultLocale),
      },
    },
    ...(index ? {} : { robots: { index: false } }),
  }
}
