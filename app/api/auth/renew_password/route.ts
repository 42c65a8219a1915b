import type { NextRequest, NextResponse } from 'next/server'
import { renewPassword } from '@/lib/api/auth'
import { answerSession } from '@/lib/api/doors/answer-session'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readLanguage } from '@/lib/api/doors/read-language'
import { readJson } from '@/lib/api/doors/readers'
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
