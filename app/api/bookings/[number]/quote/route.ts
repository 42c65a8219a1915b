import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { quoteChange } from '@/lib/api/bookings'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts, limitCodes } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { requireGuestKey } from '@/lib/api/require-guest-key'
import { visitorSession } from '@/lib/api/session'
import { RentalRequest } from '@/provider/contract/quotes'

/** The browser's door to `POST sun/v2/bookings/{number}/quote`: what a change would cost. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/api/bookings/[number]/quote'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('quoteRental', request)
    const rental = RentalRequest.parse(await readJson(request))
    const { number } = await params
    const key = requireGuestKey(request, number)
    await limitCodes(request, rental.pc)
    const guest = { visitor: request.headers, session: visitorSession(request) }
    return answerSuccess(await quoteChange(number, key, rental, readLanguage(request), guest))
  } catch (error) {
    return answerFailure(error, request)
  }
}
