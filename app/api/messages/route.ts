import { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { sendMessage } from '@/lib/api/messages'
import { readConsents } from '@/lib/api/read-consents'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { MessageRequest } from '@/provider/contract/messages'

/** The browser's door to `POST sun/v2/messages`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('sendMessage', request)
    const body = MessageRequest.parse(await readJson(request))
    await sendMessage(body, {
      consents: readConsents(request),
      language: readLanguage(request),
      visitor: request.headers,
    })
    return NextResponse.json(
      { status: 'success', data: { received: true } },
      { status: 201, headers: { 'cache-control': 'private, no-store' } },
    )
  } catch (error) {
    return answerFailure(error, request)
  }
}
