import type { NextRequest, NextResponse } from 'next/server'
import { foreignReferrer } from './foreign-referrer'

const NAME = 'initial_referer'
const DAY_SECONDS = 24 * 60 * 60

/**
 * Keeps the first foreign referrer for a day (specification §4). Only such an answer carries a cookie, and no cache may
 * keep it: public pages are the same for everybody.
 */
export function noteInitialReferer(request: NextRequest, response: NextResponse): void {
  const referrer = foreignReferrer(request.headers.get('referer'), request.headers.get('host'))
  if (!referrer || request.cookies.has(NAME)) return
  response.cookies.set(NAME, referrer, {
    maxAge: DAY_SECONDS,
    path: '/',
    sameSite: 'lax',
    secure: request.nextUrl.protocol === 'https:',
  })
  response.headers.set('cache-control', 'private, no-store')
}
