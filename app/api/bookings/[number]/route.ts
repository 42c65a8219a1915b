import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { patchBooking } from '@/lib/api/bookings'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { requireGuestKey } from '@/lib/api/require-guest-key'
import { visitorSession } from '@/lib/api/session'
import { BookingPatch } from '@/provider/contract/bookings'

/** The browser's door to `PATCH sun/v2/bookings/{number}`: confirms or changes, with the key of the booking's cookie. */
export async function PATCH(
  request: NextRequest,
  { params }: RouteContext<'/api/bookings/[number]'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('patchBooking', request)
    const body = BookingPatch.parse(await readJson(request))
    const { number } = await params
    const key = requireGuestKey(request, number)
    const { status } = await patchBooking(number, key, body, {
      visitor: request.headers,
      session: visitorSession(request),
    })
    return answerSuccess({ number, status })
  } catch (error) {
    return answerFailure(error, request)
  }
}
