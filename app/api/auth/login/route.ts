import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSession } from '@/lib/api/answer-session'
import { logIn } from '@/lib/api/auth'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { LoginRequest } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/login`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('signIn', request)
    const body = LoginRequest.parse(await readJson(request))
    return answerSession(await logIn(body, { language: readLanguage(request), visitor: request.headers }))
  } catch (error) {
    return answerFailure(error, request)
  }
}
