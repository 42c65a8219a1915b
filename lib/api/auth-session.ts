import 'server-only'
import type { NextRequest } from 'next/server'
import { readClientToken } from '@/lib/auth/client-token'
import { readSessionId } from '@/lib/auth/session-cookie'
import { serverEnv } from '@/lib/config/server-env'
import { APP_TOKEN_HEADER, SESSION_HEADER } from '@/provider/contract/rules/session-headers'
import { DoorError } from './doors/door-error'

/** Whose call it is. `clientToken` null: a page is rendered, and its request has the cookie alone. */
export type Session = { id: string; clientToken: string | null }

/** Of a browser's call. */
export type OwnSession = Session & { clientToken: string }

/**
 * Cookie and bearer of a browser's call: one of them alone is worth nothing (PRODUCT §8).
 *
 * @throws {DoorError} `unauthenticated`
 */
export function requireSession(request: NextRequest): OwnSession {
  const session = visitorSession(request)
  if (session === null) throw new DoorError('unauthenticated')
  return session
}

/** The same where a guest is welcome too: null unless cookie and bearer are both there. */
export function visitorSession(request: NextRequest): OwnSession | null {
  const id = readSessionId(request.cookies, serverEnv().SITE_URL)
  const clientToken = readClientToken(request.headers)
  return id === null || clientToken === null ? null : { id, clientToken }
}

/** A call that may be anybody's, as the client's whose session it carries. */
export function asClient(session: Session | null): { session?: Session } {
  return session ? { session } : {}
}

/** The bearer is the client's here, so the fixed token has a header of its own (PRODUCT §2). */
export function sessionHeaders({ id, clientToken }: Session, appToken: string): Record<string, string> {
  return {
    [APP_TOKEN_HEADER]: appToken,
    [SESSION_HEADER]: id,
    ...(clientToken === null ? {} : { authorization: `Bearer ${clientToken}` }),
  }
}
