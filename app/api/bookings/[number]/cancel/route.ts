import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { cancelBooking } from '@/lib/api/bookings'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { requireGuestKey } from '@/lib/api/require-guest-key'
import { CancelRequest } from '@/provider/contract/bookings'

/** The browser's door to `POST sun/v2/bookings/{number}/cancel`. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/api/bookings/[number]/cancel'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('cancelBooking', request)
    const { refundKop } = CancelRequest.parse(await readJson(request))
    const { number } = await params
    const { status } = await cancelBooking(number, requireGuestKey(request, number), refundKop, request.headers)
    return answerSuccess({ number, status })
  } catch (error) {
    return answerFailure(error, request)
  }
}
