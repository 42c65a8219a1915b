import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerHold } from '@/lib/api/answer-hold'
import { holdCar } from '@/lib/api/bookings'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readIdempotencyKey } from '@/lib/api/read-idempotency-key'
import { readJson } from '@/lib/api/read-json'
import { visitorSession } from '@/lib/api/session'
import { newVisit, readVisit } from '@/lib/bookings/visit'
import { HoldRequest } from '@/provider/contract/bookings'

/** The browser's door to `POST sun/v2/bookings`. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('holdCar', request)
    const body = HoldRequest.parse(await readJson(request))
    const idempotencyKey = readIdempotencyKey(request)
    const visit = readVisit(request.cookies) ?? newVisit(idempotencyKey)
    const session = visitorSession(request)
    return answerHold(await holdCar(body, { visit, visitor: request.headers, idempotencyKey, session }), visit)
  } catch (error) {
    return answerFailure(error, request)
  }
}
