import type { NextRequest, NextResponse } from 'next/server'
import { cancelBooking } from '@/lib/api/bookings'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { requireGuestKey } from '@/lib/api/doors/require-guest-key'
import { answerSuccess } from '@/lib/api/doors/responses'
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
