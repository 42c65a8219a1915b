import { type NextRequest, NextResponse } from 'next/server'
import { splitLocale } from '@/lib/i18n/split-locale'
import { INTERNAL_HEADER, internalToken } from '@/lib/routing/internal-pages'
import { BOOKING_KEY_HEADER } from '@/provider/contract/bookings'
import { isGuestKey } from './guest-key'
import { successHref } from './steps'

const STATUS_PAGE = /^\/status\/success\/?$/

/** Request header with the address to come back to; only this process sets it. */
export const RETURN_HEADER = 'x-return-to'

/**
 * The secret link of a booking, `/status/success/?booking=N&key=K`: the key moves into its HttpOnly cookie before any
 * page is rendered, so it reaches neither HTML nor history nor a Referer (PRODUCT §6). Whether the key is right the inner
 * route handler asks the provider; what cannot be a key is only taken away. Null for any other address.
 */
export function exchangeKey(request: NextRequest): NextResponse | null {
  const { pathname, searchParams } = request.nextUrl
  const key = searchParams.get('key')
  if (key === null || !STATUS_PAGE.test(splitLocale(pathname).path)) return null

  const number = searchParams.get('booking') ?? ''
  const rest = new URLSearchParams(searchParams)
  rest.delete('key')
  const target = `${pathname}?${rest}`
  if (!isGuestKey(number, key)) return sendBack(new URL(target, request.url).href)
  const headers = new Headers(request.headers)
  headers.set(INTERNAL_HEADER, internalToken())
  headers.set(BOOKING_KEY_HEADER, key)
  headers.set(RETURN_HEADER, target)
  return NextResponse.rewrite(new URL(`/api/bookings/${number}/key/`, request.url), { request: { headers } })
}

/** The secret link itself, without a language: a reader who has it manages the booking. */
export function secretHref(number: string, key: string): string {
  return `${successHref(number)}&key=${key}`
}

/** To the address without its key; nobody on the way learns where the visitor came from. */
export function sendBack(location: string): NextResponse {
  const headers = { location, 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' }
  return new NextResponse(null, { status: 303, headers })
}
