import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSession } from '@/lib/api/answer-session'
import { register } from '@/lib/api/auth'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readSender } from '@/lib/api/sender'
import { RegistrationRequest } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/registration`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('register', request)
    const body = RegistrationRequest.parse(await readJson(request))
    return answerSession(await register(body, readSender(request)))
  } catch (error) {
    return answerFailure(error, request)
  }
}
