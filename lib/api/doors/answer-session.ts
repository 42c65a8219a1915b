import 'server-only'
import type { NextResponse } from 'next/server'
import { sessionCookie } from '@/lib/auth/session-cookie'
import { serverEnv } from '@/lib/config/server-env'
import type { SessionResponse } from '@/provider/contract/auth'
import { answerSuccess } from './responses'

/** A session begun: the browser's script gets the tokens of the specified keys, the cookie keeps what no script may see. */
export function answerSession({ session, expiresAt, ...told }: SessionResponse): NextResponse {
  const response = answerSuccess(told)
  response.cookies.set(sessionCookie(session, new Date(expiresAt), serverEnv().SITE_URL))
  return response
}
