import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import type { Door } from '@/lib/config/door-limits'
import type { Locale } from '@/lib/i18n/routing'
import { type OwnSession, requireSession } from '../auth-session'
import { type Call, callProvider } from '../provider/call-provider'
import { visitorHeaders } from '../provider/headers'
import { answerFailure } from './failure-response'
import { limitAttempts } from './limit'
import { checkOrigin } from './origin'
import { readLanguage } from './read-language'

/** A signed-in client at a door: with cookie and token. */
export type Caller = { session: OwnSession; language: Locale; visitor: Headers }

/** What every door of the client area does around its own work. */
export async function openClientDoor(
  request: NextRequest,
  door: Door,
  work: (caller: Caller) => Promise<NextResponse>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts(door, request)
    const session = requireSession(request)
    return await work({ session, language: readLanguage(request), visitor: request.headers })
  } catch (error) {
    return answerFailure(error, request)
  }
}

type Own<Answer> = Pick<Call<Answer>, 'answer' | 'method' | 'body' | 'upload' | 'headers'> & {
  /** What follows `auth-client/`. */
  path: string
}

/** A `POST` unless it names another method; `headers`: beside those of every door. */
export function callOwn<Answer>({ path, headers, ...call }: Own<Answer>, caller: Caller): Promise<Answer> {
  const { headers: own, ...from } = callerOf(caller)
  return callProvider({
    method: 'POST',
    ...call,
    ...from,
    path: `/auth-client/${path}`,
    headers: { ...own, ...headers },
  })
}

export function callerOf({ session, language, visitor }: Caller) {
  return { session, language, headers: visitorHeaders(visitor) }
}
