import type { NextResponse } from 'next/server'
import { requestCallback } from '@/lib/api/callback'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readConsents } from '@/lib/api/doors/read-consents'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
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
