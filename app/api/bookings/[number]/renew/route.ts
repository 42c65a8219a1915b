import type { NextRequest, NextResponse } from 'next/server'
import { renewHold } from '@/lib/api/bookings'
import { answerHold } from '@/lib/api/doors/answer-hold'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { readOnce } from '@/lib/api/doors/once'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { requireGuestKey } from '@/lib/api/doors/require-guest-key'
import { newVisit, readVisit } from '@/lib/bookings/visit'
import { RenewRequest } from '@/provider/contract/bookings'

/** The browser's door to `POST sun/v2/bookings/{number}/renew`: a hold that ran out comes back under a new number. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/api/bookings/[number]/renew'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('renewHold', request)
    const sent = await readJson(request)
    const { totalKop } = RenewRequest.parse(sent)
    const once = readOnce(request, sent)
    const { number } = await params
    const key = requireGuestKey(request, number)
    const visit = readVisit(request.cookies) ?? newVisit(once.idempotencyKey)
    const holder = { ...once, visit, visitor: request.headers }
    return answerHold(await renewHold(number, key, totalKop, holder), visit)
  } catch (error) {
    return answerFailure(error, request)
  }
}
