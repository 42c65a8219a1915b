import 'server-only'
import type { Metadata } from 'next'
import { BRAND } from '@/lib/config/product'
import { serverEnv } from '@/lib/config/server-env'
import { type Locale, PREFIX_OF, routing } from '@/lib/i18n/routing'
import type { SharedPicture } from '@/lib/photos/shared-photo'
import { PICTURE_SIZE, SITE_PICTURE } from './opengraph-picture'

type Page = {
  locale: Locale
  /** Without the language prefix, with slashes: `/rent/`. */
  path: string
  title: string
  description: string
  /** False keeps the page out of search engines: results, booking, status. */
  index?: boolean
  /** Languages in which the page exists; all of them when left out. */
  languages?: readonly Locale[]
  /** What a shared link shows: a photo, or an address of `opengraph-picture.ts`. */
  picture?: SharedPicture | string
}

/** What a result of a search shows of a description, in characters. */
export const DESCRIPTION_MAX: Record<Locale, number> = { ru: 160, en: 160, 'zh-CN': 80 }

const OPENGRAPH_LOCALE: Record<Locale, string> = { ru: 'ru_RU', en: 'en_GB', 'zh-CN': 'zh_CN' }

/** Title, description, canonical, hreflang and what a shared link shows, of one page (PRODUCT §10). */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const { locale, path, title, description, picture, index = true, languages = routing.locales } = page
  const site = serverEnv().SITE_URL
  const { href, ...size } = typeof picture === 'object' ? picture : { href: picture ?? SITE_PICTURE, ...PICTURE_SIZE }
  const address = (language: Locale) => new URL(`${PREFIX_OF[language]}${path}`, site).href
  // The page that others find who ask for none of the languages.
  const fallback = languages.includes(routing.defaultLocale) ? routing.defaultLocale : (languages[0] ?? locale)
  return {
    metadataBase: new URL(site),
    title,
    description,
    manifest: `${PREFIX_OF[locale]}/manifest.webmanifest`,
    alternates: {
      canonical: address(locale),
      languages: {
        ...Object.fromEntries(languages.map((language) => [language, address(language)])),
        'x-default': address(fallback),
      },
    },
    openGraph: {
      type: 'website',
      siteName: BRAND,
      title,
      description,
      url: address(locale),
      locale: OPENGRAPH_LOCALE[locale],
      alternateLocale: languages.filter((other) => other !== locale).map((other) => OPENGRAPH_LOCALE[other]),
      images: [{ url: new URL(href, site).href, ...size, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
    ...(index ? {} : { robots: { index: false } }),
  }
}
