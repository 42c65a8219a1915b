import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { createPayment } from '@/lib/api/payments'
import { readIdempotencyKey } from '@/lib/api/read-idempotency-key'
import { readJson } from '@/lib/api/read-json'
import { PaymentRequest } from '@/provider/contract/payments'

/** The browser's door to `POST sun/v2/payments`: whoever knows number and surname may pay. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('createPayment', request)
    const body = PaymentRequest.parse(await readJson(request))
    // It tells as much of a number and a surname as the look-up: guesses count together.
    if (body.purpose !== 'other') await limitAttempts('lookUpPayment', request)
    const idempotencyKey = readIdempotencyKey(request)
    return answerSuccess(await createPayment(body, { visitor: request.headers, idempotencyKey }), 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}
