import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerHold } from '@/lib/api/answer-hold'
import { holdCar } from '@/lib/api/bookings'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readOnce } from '@/lib/api/once'
import { readJson } from '@/lib/api/read-json'
import { visitorSession } from '@/lib/api/session'
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
