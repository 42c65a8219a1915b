import { APP_TOKEN_HEADER, SESSION_HEADER } from '@/provider/contract/rules/session-headers'
import { FailureError } from '@/provider/failure-error'
import type { SessionOwner, SessionsService } from '@/provider/modules/sessions/find-session'
import { BEARER, isSameToken } from './require-token'
import type { ProviderServer } from './server'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in a scope of `requireSession`, and there before any handler runs. */
    session: SessionOwner
  }
  interface FastifyContextConfig {
    /** A POST that only asks: a page without the client's token may send it too. */
    changesNothing?: boolean
  }
}

const READING = ['GET', 'HEAD']

type Headers = Record<string, string | string[] | undefined>

/**
 * Every route of this scope is a signed-in client's: the fixed token, the session, and the client's token when one is
 * sent. A page that is rendered on the server has no client's token; whatever changes something must have it.
 */
export function requireSession(scope: ProviderServer, token: string, sessions: SessionsService): void {
  requireAppToken(scope, token)
  scope.decorateRequest('session')
  scope.addHook('onRequest', async (request) => {
    const session = sessionIn(request.headers)
    const clientToken = clientTokenIn(request.headers)
    const mayAsk =
      clientToken !== null || READING.includes(request.method) || request.routeOptions.config.changesNothing === true
    const owner = session && mayAsk && (await sessions.find(session, clientToken))
    if (!owner) throw new FailureError('unauthenticated', 'No live session.')
    request.session = owner
  })
}

/** The fixed token where the bearer is the client's. */
export function requireAppToken(scope: ProviderServer, token: string): void {
  scope.addHook('onRequest', async ({ headers }) => {
    if (!isSameToken(String(headers[APP_TOKEN_HEADER] ?? ''), token)) {
      throw new FailureError('unauthenticated', 'The fixed token is missing or wrong.')
    }
  })
}

export function sessionIn(headers: Headers): string | null {
  const value = headers[SESSION_HEADER]
  return typeof value === 'string' && value !== '' ? value : null
}

/** @returns null when there is no such header; what is no bearer is a wrong one, not none. */
export function clientTokenIn({ authorization }: Headers): string | null {
  if (authorization === undefined) return null
  return BEARER.exec(String(authorization))?.[1] ?? ''
}
