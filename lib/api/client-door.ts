import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import type { z } from 'zod'
import type { Door } from '@/lib/config/door-limits'
import type { Locale } from '@/lib/i18n/routing'
import { answerFailure } from './answer-failure'
import { callProvider } from './call-provider'
import { checkOrigin } from './check-origin'
import { limitAttempts } from './limit-attempts'
import { readLanguage } from './read-language'
import { requireSession, type Session } from './session'
import { deviceHeaders } from './visitor-headers'

/** A signed-in client who changes something: with cookie and token. */
export type Caller = { session: Session & { clientToken: string }; language: Locale; visitor: Headers }

/** What every changing door of the client area does around its own work. */
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

type Own<Answer> = { path: string; answer: z.ZodType<Answer>; body?: unknown; method?: 'POST' | 'DELETE' }

/** @param path what follows `auth-client/` */
export function callOwn<Answer>({ path, ...call }: Own<Answer>, caller: Caller): Promise<Answer> {
  return callProvider({ method: 'POST', ...call, path: `/auth-client/${path}`, ...callerOf(caller) })
}

export function callerOf({ session, language, visitor }: Caller) {
  return { session, language, headers: deviceHeaders(visitor) }
}
