import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSession } from '@/lib/api/answer-session'
import { logIn } from '@/lib/api/auth'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { readSessionId } from '@/lib/auth/session-cookie'
import { serverEnv } from '@/lib/config/server-env'
import { LoginRequest } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/login`. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('signIn', request)
    const body = LoginRequest.parse(await readJson(request))
    const session = readSessionId(request.cookies, serverEnv().SITE_URL)
    const guest = { language: readLanguage(request), visitor: request.headers, session }
    return answerSession(await logIn(body, guest))
  } catch (error) {
    return answerFailure(error, request)
  }
}
