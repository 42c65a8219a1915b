import type { NextRequest, NextResponse } from 'next/server'
import { visitorSession } from '@/lib/api/auth-session'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts, limitCodes } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readLanguage } from '@/lib/api/doors/read-language'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { quoteFor } from '@/lib/api/quotes'
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
