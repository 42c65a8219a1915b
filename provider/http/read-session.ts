import { APP_TOKEN_HEADER } from '@/provider/contract/rules/session-headers'
import { FailureError } from '@/provider/failure-error'
import type { SessionOwner, SessionsService } from '@/provider/modules/sessions/find-session'
import { clientTokenIn, sessionIn } from './require-session'
import { isSameToken, requireBearer } from './require-token'
import type { ProviderServer } from './server'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session a visitor's call carries; null: nobody's. Set in a scope of `readSession`. */
    visitor: (SessionOwner & { hasClientToken: boolean }) | null
  }
}

/**
 * Routes that anybody may call, and that know a client who is signed in. The fixed token is the bearer, or stands in
 * `x-app-token` beside a session as in the client area. A session that is over makes a guest, never a refusal.
 */
export function readSession(scope: ProviderServer, token: string, sessions: SessionsService): void {
  scope.decorateRequest('visitor', null)
  scope.addHook('onRequest', async (request) => {
    const { headers } = request
    const appToken = headers[APP_TOKEN_HEADER]
    if (appToken === undefined) return requireBearer(headers, token)
    if (!isSameToken(String(appToken), token)) {
      throw new FailureError('unauthenticated', 'The fixed token is missing or wrong.')
    }
    const session = sessionIn(headers)
    const clientToken = clientTokenIn(headers)
    const owner = session && (await sessions.find(session, clientToken))
    request.visitor = owner ? { ...owner, hasClientToken: clientToken !== null } : null
  })
}

/** The client who asks; enough where nothing is changed. */
export function clientIdOf({ visitor }: { visitor: { clientId: number } | null }): number | null {
  return visitor?.clientId ?? null
}

/** The client who acts: his script has sent the client's token as well. */
export function actingClientIdOf({
  visitor,
}: {
  visitor: { clientId: number; hasClientToken: boolean } | null
}): number | null {
  return visitor?.hasClientToken ? visitor.clientId : null
}
