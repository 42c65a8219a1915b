import type { MetadataRoute } from 'next'
import { serverEnv } from '@/lib/config/server-env'

/** Asked of the running site, which alone knows its address. */
export const dynamic = 'force-dynamic'

/**
 * Pages that must not be found say so themselves (`noindex`): a robot has to read them for that, so they are not
 * forbidden here. The route handlers answer nobody but the site's own pages.
 */
export default function robots(): MetadataRoute.Robots {
  const site = serverEnv().SITE_URL
  return { rules: { userAgent: '*', disallow: '/api/' }, sitemap: new URL('/sitemap.xml', site).href, host: site }
}
