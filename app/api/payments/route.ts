import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readOnce } from '@/lib/api/once'
import { createPayment } from '@/lib/api/payments'
import { readJson } from '@/lib/api/read-json'
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
