import type { MetadataRoute } from 'next'
import { listSitemapPages } from '@/lib/api/seo'
import { serverEnv } from '@/lib/config/server-env'
import { routing } from '@/lib/i18n/routing'
import { newsLanguages } from '@/lib/news/news-languages'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'

/** Made of the running provider's data, never at build. */
export const dynamic = 'force-dynamic'

/** Every page that may be found, in every language that it has. An outage is an error: half a map would drop pages. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { everywhere, news } = await listSitemapPages()
  const site = serverEnv().SITE_URL
  return [...sitemapEntries(everywhere, routing.locales, site), ...sitemapEntries(news, newsLanguages(), site)]
}
