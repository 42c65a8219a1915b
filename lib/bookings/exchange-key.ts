import { type NextRequest, NextResponse } from 'next/server'
import { serverEnv } from '@/lib/config/server-env'
import { splitLocale } from '@/lib/i18n/split-locale'
import { guestKeyCookie } from './guest-key'

const STATUS_PAGE = /^\/status\/success\/?$/

/**
 * The secret link of a booking, `/status/success/?booking=N&key=K`: the key moves into its HttpOnly cookie before any
 * page is rendered, so it reaches neither HTML nor history nor a Referer (PRODUCT §6). Null for any other address.
 */
export function exchangeKey(request: NextRequest): NextResponse | null {
  const { nextUrl } = request
  const key = nextUrl.searchParams.get('key')
  if (key === null || !STATUS_PAGE.test(splitLocale(nextUrl.pathname).path)) return null

  const target = new URL(nextUrl.pathname + nextUrl.search, request.url)
  target.searchParams.delete('key')
  const response = NextResponse.redirect(target, 303)
  response.headers.set('referrer-policy', 'no-referrer')
  response.headers.set('cache-control', 'private, no-store')
  const cookie = guestKeyCookie(target.searchParams.get('booking') ?? '', key, serverEnv().SITE_URL)
  if (cookie) response.cookies.set(cookie)
  return response
}
