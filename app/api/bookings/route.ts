import { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { holdCar } from '@/lib/api/bookings'
import { checkOrigin } from '@/lib/api/check-origin'
import { DoorError } from '@/lib/api/door-error'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { guestKeyCookie } from '@/lib/bookings/guest-key'
import { serverEnv } from '@/lib/config/server-env'
import { HoldRequest, IDEMPOTENCY_KEY } from '@/provider/contract/bookings'

/** The browser's door to `POST sun/v2/bookings`. The guest's key goes into a cookie, never into the answer. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('holdCar', request)
    const body = HoldRequest.parse(await readJson(request))
    const { booking, key } = await holdCar(body, idempotencyKey(request), request.headers)
    const { number, status, holdUntil } = booking
    const response = NextResponse.json(
      { status: 'success', data: { number, status, holdUntil } },
      { status: 201, headers: { 'cache-control': 'private, no-store' } },
    )
    const cookie = guestKeyCookie(number, key, serverEnv().SITE_URL)
    if (cookie) response.cookies.set(cookie)
    return response
  } catch (error) {
    return answerFailure(error, request)
  }
}

function idempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? ''
  if (!IDEMPOTENCY_KEY.test(key)) throw new DoorError('idempotency_key_missing')
  return key
}
