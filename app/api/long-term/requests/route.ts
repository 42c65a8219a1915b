import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { readSender } from '@/lib/api/doors/sender'
import { requestLongTerm } from '@/lib/api/long-term'
import { LongTermRequest } from '@/provider/contract/long-term'

/** The browser's door to `POST sun/v2/long-term/requests`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('requestLongTerm', request)
    const body = LongTermRequest.parse(await readJson(request))
    return answerSuccess(await requestLongTerm(body, readSender(request)), 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}
