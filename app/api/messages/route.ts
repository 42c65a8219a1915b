import type { NextResponse } from 'next/server'
import { sendMessage } from '@/lib/api/contacts'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { readSender } from '@/lib/api/doors/sender'
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
