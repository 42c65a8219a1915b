import type { NextRequest, NextResponse } from 'next/server'
import { visitorSession } from '@/lib/api/auth-session'
import { holdCar } from '@/lib/api/bookings'
import { answerHold } from '@/lib/api/doors/answer-hold'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { readOnce } from '@/lib/api/doors/once'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { newVisit, readVisit } from '@/lib/bookings/visit'
import { HoldRequest } from '@/provider/contract/bookings'

/** The browser's door to `POST sun/v2/bookings`. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('holdCar', request)
    const sent = await readJson(request)
    const body = HoldRequest.parse(sent)
    const once = readOnce(request, sent)
    const visit = readVisit(request.cookies) ?? newVisit(once.idempotencyKey)
    const session = visitorSession(request)
    return answerHold(await holdCar(body, { ...once, visit, visitor: request.headers, session }), visit)
  } catch (error) {
    return answerFailure(error, request)
  }
}
