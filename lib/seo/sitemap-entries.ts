import type { MetadataRoute } from 'next'
import { type Locale, PREFIX_OF, routing } from '@/lib/i18n/routing'

/** One entry for each page and language, each naming the page's other languages too. */
export function sitemapEntries(
  paths: readonly string[],
  languages: readonly Locale[],
  site: string,
): MetadataRoute.Sitemap {
  const address = (path: string, language: Locale) => new URL(`${PREFIX_OF[language]}${path}`, site).href
  const fallback = languages.includes(routing.defaultLocale) ? routing.defaultLocale : languages[0]
  if (!fallback) return []
  return paths.flatMap((path) => {
    const alternates = {
      ...Object.fromEntries(languages.map((language) => [language, address(path, language)])),
      'x-default': address(path, fallback),
    }
    return languages.map((language) => ({ url: address(path, language), alternates: { languages: alternates } }))
  })
}
