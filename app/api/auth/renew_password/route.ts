import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSession } from '@/lib/api/answer-session'
import { renewPassword } from '@/lib/api/auth'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { readSessionId } from '@/lib/auth/session-cookie'
import { serverEnv } from '@/lib/config/server-env'
import { RenewPasswordRequest } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/renew_password`. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('register', request)
    const body = RenewPasswordRequest.parse(await readJson(request))
    const session = readSessionId(request.cookies, serverEnv().SITE_URL)
    const guest = { language: readLanguage(request), visitor: request.headers, session }
    return answerSession(await renewPassword(body, guest))
  } catch (error) {
    return answerFailure(error, request)
  }
}
