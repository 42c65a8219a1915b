import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { logOut } from '@/lib/api/auth'
import { logOutLater } from '@/lib/api/auth-late-logouts'
import type { Session } from '@/lib/api/auth-session'
import { codeOf } from '@/lib/api/doors/code-of'
import { DoorError } from '@/lib/api/doors/door-error'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { visitorHeaders } from '@/lib/api/provider/headers'
import { logFailure } from '@/lib/api/provider/log-failure'
import { readClientToken } from '@/lib/auth/client-token'
import { endedSessionCookie, readSessionId } from '@/lib/auth/session-cookie'
import { serverEnv } from '@/lib/config/server-env'

const LogoutRequest = z.strictObject({})

/** Signs this browser out, whatever the provider says (specification §4): a failure is logged and made good later. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    LogoutRequest.parse(await readJson(request))
    const { SITE_URL } = serverEnv()
    const id = readSessionId(request.cookies, SITE_URL)
    if (id !== null) await end({ id, clientToken: readClientToken(request.headers) }, request)
    const response = answerSuccess({ loggedOut: true })
    response.cookies.set(endedSessionCookie(SITE_URL))
    return response
  } catch (error) {
    return answerFailure(error, request)
  }
}

/** Whoever knocks too often leaves his cookie as well; only the provider is spared. */
async function end(session: Session, request: Request): Promise<void> {
  const told = visitorHeaders(request.headers)
  try {
    await limitAttempts('signOut', request)
    await logOut(session, told)
  } catch (error) {
    logFailure({ code: codeOf(error), path: '/api/auth/logout/', error })
    if (!(error instanceof DoorError)) logOutLater(session, told)
  }
}
