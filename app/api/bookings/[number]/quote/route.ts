import type { NextRequest, NextResponse } from 'next/server'
import { visitorSession } from '@/lib/api/auth-session'
import { quoteChange } from '@/lib/api/bookings'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts, limitCodes } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readLanguage } from '@/lib/api/doors/read-language'
import { readJson } from '@/lib/api/doors/readers'
import { requireGuestKey } from '@/lib/api/doors/require-guest-key'
import { answerSuccess } from '@/lib/api/doors/responses'
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
