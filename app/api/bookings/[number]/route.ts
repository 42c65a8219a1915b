import { type NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { confirmBooking } from '@/lib/api/bookings'
import { checkOrigin } from '@/lib/api/check-origin'
import { DoorError } from '@/lib/api/door-error'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readGuestKey } from '@/lib/bookings/guest-key'
import { ConfirmRequest } from '@/provider/contract/bookings'

/** The browser's door to `PATCH sun/v2/bookings/{number}`: the key comes from the booking's cookie. */
export async function PATCH(
  request: NextRequest,
  { params }: RouteContext<'/api/bookings/[number]'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('confirmBooking', request)
    const body = ConfirmRequest.parse(await readJson(request))
    const { number } = await params
    const key = readGuestKey(request.cookies, number)
    if (!key) throw new DoorError('not_found')
    const { status } = await confirmBooking(number, key, body, request.headers)
    return NextResponse.json(
      { status: 'success', data: { number, status } },
      { headers: { 'cache-control': 'private, no-store' } },
    )
  } catch (error) {
    return answerFailure(error, request)
  }
}
