import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { readSender } from '@/lib/api/doors/sender'
import { requestPartnership } from '@/lib/api/partners'
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
