import type { NextRequest, NextResponse } from 'next/server'
import { visitorSession } from '@/lib/api/auth-session'
import { patchBooking } from '@/lib/api/bookings'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { requireGuestKey } from '@/lib/api/doors/require-guest-key'
import { answerSuccess } from '@/lib/api/doors/responses'
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
