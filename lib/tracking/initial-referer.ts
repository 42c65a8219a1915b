import type { NextRequest, NextResponse } from 'next/server'
import { serverEnv } from '@/lib/config/server-env'
import { DAY_SECONDS, INITIAL_REFERER, initialReferer } from './initial-referer-cookie'

/**
 * Keeps the first foreign referrer for a day. Only such an answer carries a cookie, and no cache may keep it: public
 * pages are the same for everybody. What the front has in its cache never comes here: it does the same.
 */
export function noteInitialReferer(request: NextRequest, response: NextResponse): void {
  const referrer = initialReferer({
    referrer: request.headers.get('referer'),
    host: request.headers.get('host'),
    hasCookie: request.cookies.has(INITIAL_REFERER),
  })
  if (referrer === null) return
  response.cookies.set(INITIAL_REFERER, referrer, {
    maxAge: DAY_SECONDS,
    path: '/',
    sameSite: 'lax',
    // Of the site's own address: behind a front the request itself comes by http.
    secure: serverEnv().SITE_URL.startsWith('https:'),
  })
  response.headers.set('cache-control', 'private, no-store')
}
