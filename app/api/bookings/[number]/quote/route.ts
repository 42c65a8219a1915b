import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { quoteChange } from '@/lib/api/bookings'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { requireGuestKey } from '@/lib/api/require-guest-key'
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
    return answerSuccess(
      await quoteChange(number, requireGuestKey(request, number), rental, readLanguage(request), request.headers),
    )
  } catch (error) {
    return answerFailure(error, request)
  }
}
