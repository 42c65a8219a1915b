import type { MetadataRoute } from 'next'
import { type Locale, PREFIX_OF, routing } from '@/lib/i18n/routing'

/** A page without the language prefix, and when what it tells changed last; undefined: not known. */
export type SitemapPage = { path: string; changed: string | undefined }

/** One entry for each page and language, each naming the page's other languages too. */
export function sitemapEntries(
  pages: readonly SitemapPage[],
  languages: readonly Locale[],
  site: string,
): MetadataRoute.Sitemap {
  const address = (path: string, language: Locale) => new URL(`${PREFIX_OF[language]}${path}`, site).href
  const fallback = languages.includes(routing.defaultLocale) ? routing.defaultLocale : languages[0]
  if (!fallback) return []
  return pages.flatMap(({ path, changed }) => {
    const alternates = {
      ...Object.fromEntries(languages.map((language) => [language, address(path, language)])),
      'x-default': address(path, fallback),
    }
    return languages.map((language) => ({
      url: address(path, language),
      ...(changed ? { lastModified: changed } : {}),
      alternates: { languages: alternates },
    }))
  })
}
