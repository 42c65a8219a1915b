import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { cancelOwnBooking } from '@/lib/api/history'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { requireSession } from '@/lib/api/session'
import { CancelRequest } from '@/provider/contract/bookings'

/** The browser's door to `POST auth-client/history/{number}/cancel`. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/api/account/history/[number]/cancel'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('cancelBooking', request)
    const session = requireSession(request)
    const { refundKop } = CancelRequest.parse(await readJson(request))
    const { number } = await params
    const { status } = await cancelOwnBooking(number, refundKop, session, request.headers)
    return answerSuccess({ number, status })
  } catch (error) {
    return answerFailure(error, request)
  }
}
