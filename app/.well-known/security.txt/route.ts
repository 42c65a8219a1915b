import { findSettings } from '@/lib/api/settings'
import { serverEnv } from '@/lib/config/server-env'
import { routing } from '@/lib/i18n/routing'
import { securityTxt } from '@/lib/seo/security-txt'

/** Asked of the running site, which alone knows its address. */
export const dynamic = 'force-dynamic'

/** Where somebody reports a vulnerability of the site. */
export async function GET(): Promise<Response> {
  const settings = await findSettings(routing.defaultLocale)
  // Without an address to write to the file would be wrong.
  if (!settings) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  const text = securityTxt({ email: settings.main_email, site: serverEnv().SITE_URL, now: new Date() })
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
