import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { requestCallback } from '@/lib/api/callback'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readConsents } from '@/lib/api/read-consents'
import { readJson } from '@/lib/api/read-json'
import { CallbackRequest } from '@/provider/contract/callback'

/** The browser's door to `POST sun/v2/callback`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('requestCallback', request)
    const body = CallbackRequest.parse(await readJson(request))
    await requestCallback(body, readConsents(request), request.headers)
    return answerSuccess({ received: true }, 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}
