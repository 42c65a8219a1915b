import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { changeOwnBooking } from '@/lib/api/history'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { requireSession } from '@/lib/api/session'
import { ChangeRequest } from '@/provider/contract/bookings'

/** The browser's door to `PATCH auth-client/history/{number}`: other dates, places or options of an own booking. */
export async function PATCH(
  request: NextRequest,
  { params }: RouteContext<'/api/account/history/[number]'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('patchBooking', request)
    const session = requireSession(request)
    const body = ChangeRequest.parse(await readJson(request))
    const { number } = await params
    const { status } = await changeOwnBooking(number, body, session, request.headers)
    return answerSuccess({ number, status })
  } catch (error) {
    return answerFailure(error, request)
  }
}
