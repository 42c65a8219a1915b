import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { readOnce } from '@/lib/api/doors/once'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { createPayment } from '@/lib/api/payments'
import { PaymentRequest } from '@/provider/contract/payments'

/** The browser's door to `POST sun/v2/payments`: whoever knows number and surname may pay. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('createPayment', request)
    const sent = await readJson(request)
    const body = PaymentRequest.parse(sent)
    // It tells as much of a number and a surname as the look-up: guesses count together.
    if (body.purpose !== 'other') await limitAttempts('lookUpPayment', request)
    const once = readOnce(request, sent)
    return answerSuccess(await createPayment(body, { ...once, visitor: request.headers }), 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}
