import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { requestLongTerm } from '@/lib/api/long-term'
import { readJson } from '@/lib/api/read-json'
import { readSender } from '@/lib/api/sender'
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
