import 'server-only'
import { NextResponse } from 'next/server'
import { endedSessionCookie, sessionCookie } from '@/lib/auth/session-cookie'
import { guestKeyCookie } from '@/lib/bookings/guest-key'
import { visitCookie } from '@/lib/bookings/visit'
import { serverEnv } from '@/lib/config/server-env'
import type { SessionResponse } from '@/provider/contract/auth'
import type { HoldResponse } from '@/provider/contract/bookings'
import type { DoorFile, DoorPolicy } from './door-policy'

/** A response is one visitor's own: nobody on the way may store it. */
const PRIVATE = { 'cache-control': 'private, no-store' }

/** Nothing in the file runs, and its address goes nowhere. */
const FOREIGN = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/**
 * Makes the response of a handler out of what its work returned.
 *
 * @param result of the type that `ResultOf` names for this kind
 */
export function respond(kind: DoorPolicy['response'], result: unknown, visit: string | null): NextResponse {
  switch (kind) {
    case 'ok':
      return respondWithSuccess(result)
    case 'created':
      return respondWithSuccess(result, 201)
    case 'received':
      return respondWithSuccess({ received: true }, 201)
    case 'hold':
      return respondWithHold(result as HoldResponse, visit ?? '')
    case 'session':
      return respondWithSession(result as SessionResponse)
    case 'session-end':
      return endSession(result)
    case 'file':
      return sendFile(result as DoorFile, PRIVATE)
    case 'foreign-file':
      return sendFile(result as DoorFile, { ...PRIVATE, ...FOREIGN })
    case 'empty':
      return new NextResponse(null, { status: 200, headers: PRIVATE })
    case 'redirect':
      return result as NextResponse
  }
}

function respondWithSuccess(data: unknown, status: 200 | 201 = 200): NextResponse {
  return NextResponse.json({ status: 'success', data }, { status, headers: PRIVATE })
}

/** The guest's key and the visit go into cookies, never into the body. */
function respondWithHold({ booking, key }: HoldResponse, visit: string): NextResponse {
  const { number, status, holdUntil } = booking
  const { SITE_URL } = serverEnv()
  const response = respondWithSuccess({ number, status, holdUntil }, 201)
  const cookie = guestKeyCookie(number, key, SITE_URL)
  if (cookie) response.cookies.set(cookie)
  response.cookies.set(visitCookie(visit, SITE_URL))
  return response
}

/** The browser's script gets the tokens of the specified keys, the cookie has what no script may see. */
function respondWithSession({ session, expiresAt, ...data }: SessionResponse): NextResponse {
  const response = respondWithSuccess(data)
  response.cookies.set(sessionCookie(session, new Date(expiresAt), serverEnv().SITE_URL))
  return response
}

function endSession(data: unknown): NextResponse {
  const response = respondWithSuccess(data)
  // Pages of the client area that the browser keeps for its back button. Storage and cookies hold what a logout leaves.
  response.headers.set('clear-site-data', '"cache"')
  response.cookies.set(endedSessionCookie(serverEnv().SITE_URL))
  return response
}

function sendFile({ content, type, disposition, length = null }: DoorFile, headers: Record<string, string>) {
  return new NextResponse(content, {
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': disposition,
      ...(length === null ? {} : { 'content-length': length }),
    },
  })
}
