import { logOut } from '@/lib/api/auth'
import { logOutLater } from '@/lib/api/auth-late-logouts'
import type { Session } from '@/lib/api/auth-session'
import { codeOf } from '@/lib/api/doors/code-of'
import { defineDoor } from '@/lib/api/doors/define-door'
import { EmptyRequest } from '@/lib/api/doors/empty-request'
import { limitAttempts, UNKNOWN } from '@/lib/api/doors/limit'
import { addressOf } from '@/lib/api/provider/address-of'
import { visitorHeaders } from '@/lib/api/provider/headers'
import { logFailure } from '@/lib/api/provider/log-failure'
import { readClientToken } from '@/lib/auth/client-token'

/** Signs this browser out, whatever the provider says (specification §4): a failure is logged and made good later. */
export const POST = defineDoor(
  {
    limit: { none: 'signOut is counted before the provider is asked; reached, it still takes the cookie away' },
    session: 'session-cookie',
    body: EmptyRequest,
    response: 'session-end',
  },
  async ({ session, request }) => {
    if (session !== null) await end({ id: session, clientToken: readClientToken(request.headers) }, request)
    return { loggedOut: true }
  },
)

/** Over the limit of a network the browser is signed out as well, and its session ends with the next retry: others share it. */
async function end(session: Session, request: Request): Promise<void> {
  const headers = visitorHeaders(request.headers)
  try {
    await limitAttempts('signOut', request)
    await logOut(session, headers)
  } catch (error) {
    const code = codeOf(error)
    // Or a network over its limit would fill the log.
    if (code !== 'too_many_requests') logFailure({ code, path: '/api/auth/logout/', error })
    logOutLater(session, headers, addressOf(request.headers) ?? UNKNOWN)
  }
}
