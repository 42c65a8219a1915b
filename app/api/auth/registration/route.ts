import type { NextRequest, NextResponse } from 'next/server'
import { register } from '@/lib/api/auth'
import { answerSession } from '@/lib/api/doors/answer-session'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { readSender } from '@/lib/api/doors/sender'
import { readSessionId } from '@/lib/auth/session-cookie'
import { serverEnv } from '@/lib/config/server-env'
import { RegistrationRequest } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/registration`. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('register', request)
    const body = RegistrationRequest.parse(await readJson(request))
    const session = readSessionId(request.cookies, serverEnv().SITE_URL)
    return answerSession(await register(body, { ...readSender(request), session }))
  } catch (error) {
    return answerFailure(error, request)
  }
}
