import { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { checkOrigin } from '@/lib/api/check-origin'
import { DoorError } from '@/lib/api/door-error'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { sendMessage } from '@/lib/api/messages'
import { readJson } from '@/lib/api/read-json'
import { CONSENTS_HEADER } from '@/provider/contract/callback'
import { MessageRequest } from '@/provider/contract/messages'
import { LANGUAGES } from '@/provider/contract/rules/languages'

/** `document@version` pairs, joined by commas. Which of them are needed is the provider's rule. */
const CONSENTS = /^[a-z_]{3,40}@\d{4}-\d{2}-\d{2}(,[a-z_]{3,40}@\d{4}-\d{2}-\d{2}){0,4}$/

/** The browser's door to `POST sun/v2/messages`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('sendMessage', request)
    const body = MessageRequest.parse(await readJson(request))
    const consents = request.headers.get(CONSENTS_HEADER) ?? ''
    if (!CONSENTS.test(consents)) throw new DoorError('consent_required')
    const named = request.headers.get('accept-language')
    const language = LANGUAGES.find((known) => known === named) ?? 'ru'
    await sendMessage(body, { consents, language, visitor: request.headers })
    return NextResponse.json(
      { status: 'success', data: { received: true } },
      { status: 201, headers: { 'cache-control': 'private, no-store' } },
    )
  } catch (error) {
    return answerFailure(error, request)
  }
}
