import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { quoteOwnChange } from '@/lib/api/history'
import { limitAttempts, limitCodes } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { requireSession } from '@/lib/api/session'
import { RentalRequest } from '@/provider/contract/quotes'

/** The browser's door to `POST auth-client/history/{number}/quote`: what a change of an own booking would cost. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/api/account/history/[number]/quote'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('quoteRental', request)
    const session = requireSession(request)
    const rental = RentalRequest.parse(await readJson(request))
    const { number } = await params
    await limitCodes(request, rental.pc)
    return answerSuccess(await quoteOwnChange(number, rental, session, readLanguage(request), request.headers))
  } catch (error) {
    return answerFailure(error, request)
  }
}
