import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { lookUpPayment } from '@/lib/api/payments'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { PaymentLookupRequest } from '@/provider/contract/payments'

/** The browser's door to `POST sun/v2/payments/lookup`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('lookUpPayment', request)
    const question = PaymentLookupRequest.parse(await readJson(request))
    return answerSuccess(await lookUpPayment(question, readLanguage(request)))
  } catch (error) {
    return answerFailure(error, request)
  }
}
