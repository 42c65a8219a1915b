import type { NextRequest, NextResponse } from 'next/server'
import { hostCookieName } from '@/lib/config/host-cookie-name'
import { serverEnv } from '@/lib/config/server-env'
import { splitLocale } from '@/lib/i18n/split-locale'
import { NotMineRequest } from '@/provider/contract/not-mine'
import { sendBack } from './exchange-key'

const NAME = 'not_mine'
const STATUS_PAGE = /^\/status\/success\/?$/

/** The page on which the owner of a phone disowns bookings, without a language. Its link has the token too. */
export const NOT_MINE_PAGE = '/status/success/?phone=not-mine'

type Cookies = { get: (name: string) => { value: string } | undefined }

/** The token that this browser got by a link to the owner of a phone; null without one. */
export function readOwnerToken(cookies: Cookies): string | null {
  const request = NotMineRequest.safeParse({ token: cookies.get(hostCookieName(NAME, serverEnv().SITE_URL))?.value })
  return request.success ? request.data.token : null
}

/**
 * The link to the owner of a phone, `/status/success/?phone=not-mine&key=TOKEN`: the token moves into an HttpOnly cookie before any
 * page is rendered, as the key of a booking does, so it reaches neither HTML nor history nor a Referer. It changes nothing: whether
 * the token is ours the page asks the provider. Null for any other address.
 */
export function exchangeOwnerToken(request: NextRequest): NextResponse | null {
  const { pathname, searchParams } = request.nextUrl
  const token = searchParams.get('key')
  const isLink = searchParams.get('phone') === 'not-mine' && STATUS_PAGE.test(splitLocale(pathname).path)
  if (token === null || !isLink) return null
  const response = sendBack(new URL(`${pathname}?phone=not-mine`, request.url).href)
  if (!NotMineRequest.safeParse({ token }).success) return response
  const siteUrl = serverEnv().SITE_URL
  const [name, secure] = [hostCookieName(NAME, siteUrl), siteUrl.startsWith('https:')]
  // Until the browser is closed: the message has the link.
  response.cookies.set({ name, value: token, httpOnly: true, sameSite: 'lax', secure, path: '/' })
  return response
}
