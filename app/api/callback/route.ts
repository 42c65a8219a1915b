import { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { requestCallback } from '@/lib/api/callback'
import { checkOrigin } from '@/lib/api/check-origin'
import { DoorError } from '@/lib/api/door-error'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { CallbackRequest, CONSENTS_HEADER } from '@/provider/contract/callback'

/** `document@version` pairs, joined by commas. Which of them are needed is the provider's rule. */
const CONSENTS = /^[a-z_]{3,40}@\d{4}-\d{2}-\d{2}(,[a-z_]{3,40}@\d{4}-\d{2}-\d{2}){0,4}$/

/** The browser's door to `POST sun/v2/callback`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('requestCallback', request)
    const body = CallbackRequest.parse(await readJson(request))
    await requestCallback(body, consentsOf(request), request.headers)
    return NextResponse.json(
      { status: 'success', data: { received: true } },
      { status: 201, headers: { 'cache-control': 'private, no-store' } },
    )
  } catch (error) {
    return answerFailure(error, request)
  }
}

function consentsOf(request: Request): string {
  const consents = request.headers.get(CONSENTS_HEADER) ?? ''
  if (!CONSENTS.test(consents)) throw new DoorError('consent_required')
  return consents
}
