import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { sendMessage } from '@/lib/api/messages'
import { readJson } from '@/lib/api/read-json'
import { readSender } from '@/lib/api/sender'
import { MessageRequest } from '@/provider/contract/contacts'

/** The browser's door to `POST sun/v2/messages`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('sendMessage', request)
    const body = MessageRequest.parse(await readJson(request))
    await sendMessage(body, readSender(request))
    return answerSuccess({ received: true }, 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}
