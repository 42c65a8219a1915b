import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts, limitCodes } from '@/lib/api/limit-attempts'
import { quoteFor } from '@/lib/api/quotes'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { visitorSession } from '@/lib/api/session'
import { RentalRequest } from '@/provider/contract/quotes'

/** The browser's door to `POST sun/v2/quote`. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('quoteRental', request)
    const rental = RentalRequest.parse(await readJson(request))
    await limitCodes(request, rental.pc)
    const sender = { language: readLanguage(request), visitor: request.headers, session: visitorSession(request) }
    return answerSuccess(await quoteFor(rental, sender))
  } catch (error) {
    return answerFailure(error, request)
  }
}
