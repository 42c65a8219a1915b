import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { requestPartnership } from '@/lib/api/partners'
import { readJson } from '@/lib/api/read-json'
import { readSender } from '@/lib/api/sender'
import { PartnerRequest } from '@/provider/contract/partners'

/** The browser's door to `POST sun/v2/partners/requests`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('requestPartnership', request)
    const body = PartnerRequest.parse(await readJson(request))
    await requestPartnership(body, readSender(request))
    return answerSuccess({ received: true }, 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}
