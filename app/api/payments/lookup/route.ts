import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readLanguage } from '@/lib/api/doors/read-language'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { lookUpPayment } from '@/lib/api/payments'
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
