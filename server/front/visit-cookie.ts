import type { IncomingHttpHeaders } from 'node:http'
import { DAY_SECONDS, INITIAL_REFERER, initialReferer } from '@/lib/tracking/initial-referer-cookie'

const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${INITIAL_REFERER}=`)

/** `Set-Cookie` of a visitor who comes from another site for the first time; null for all others. */
export function visitCookie(headers: IncomingHttpHeaders, siteUrl: string): string | null {
  if (headers.referer === undefined) return null
  const referrer = initialReferer({
    referrer: headers.referer,
    host: headers.host ?? null,
    hasCookie: COOKIE_PATTERN.test(headers.cookie ?? ''),
  })
  if (referrer === null) return null
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${INITIAL_REFERER}=${encodeURIComponent(referrer)}; Path=/; Max-Age=${DAY_SECONDS}${secure}; SameSite=lax`
}
