import 'server-only'
import type { NextRequest } from 'next/server'
import { readSessionId } from '@/lib/auth/session-cookie'
import { readGuestKey } from '@/lib/bookings/guest-key'
import { serverEnv } from '@/lib/config/server-env'
import { isInternalRequest } from '@/lib/routing/internal-pages'
import { BookingNumber } from '@/provider/contract/bookings'
import { visitorSession } from '../auth-session'
import { DoorError } from './door-error'
import type { AccessOf, DoorPolicy } from './door-policy'

/**
 * What opens a booking or names a client, from cookies and headers. A client's own session is required earlier.
 *
 * @param number of the booking; empty where none is named
 * @throws {DoorError} `not_found`: what the visitor may not open does not exist for him
 */
export function openAccess(session: DoorPolicy['session'], request: NextRequest, number: string): object {
  switch (session) {
    case 'optional':
      return { session: visitorSession(request) }
    case 'guest-key':
      return { key: requireGuestKey(request, number) }
    case 'guest-key-and-optional':
      return { key: requireGuestKey(request, number), session: visitorSession(request) }
    case 'guest-key-or-client':
      return openByCookies(request, number)
    case 'session-cookie':
      return { session: readCookie(request) }
    case 'internal':
      if (!isInternalRequest(request.headers)) throw new DoorError('not_found')
      return {}
    case 'none':
    case 'client':
    case 'gateway':
      return {}
    default:
      // A new kind fails to compile here, and opens nothing.
      throw new Error(`No access is defined for ${session satisfies never}`)
  }
}

function requireGuestKey(request: NextRequest, number: string): string {
  const key = readGuestKey(request.cookies, number, serverEnv().SITE_URL)
  if (!key) throw new DoorError('not_found')
  return key
}

function openByCookies(request: NextRequest, number: string): AccessOf['guest-key-or-client'] {
  const key = readGuestKey(request.cookies, number, serverEnv().SITE_URL)
  const id = readCookie(request)
  const isNobody = key === null && id === null
  if (isNobody || !BookingNumber.safeParse(number).success) throw new DoorError('not_found')
  return { key, session: id === null ? null : { id, clientToken: null } }
}

function readCookie(request: NextRequest): string | null {
  return readSessionId(request.cookies, serverEnv().SITE_URL)
}
