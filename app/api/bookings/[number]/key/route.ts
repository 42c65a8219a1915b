import type { NextRequest, NextResponse } from 'next/server'
import { findBooking } from '@/lib/api/bookings'
import { DoorError } from '@/lib/api/doors/door-error'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { RETURN_HEADER, sendBack } from '@/lib/bookings/exchange-key'
import { guestKeyCookie } from '@/lib/bookings/guest-key'
import { serverEnv } from '@/lib/config/server-env'
import { isInternalRequest } from '@/lib/routing/internal-pages'
import { BOOKING_KEY_HEADER } from '@/provider/contract/bookings'

/**
 * The inner door behind a secret link, reached by middleware's rewrite alone. Only a key that opens the booking goes into
 * the cookie: a wrong one must not push out the right one.
 *
 * @throws {ProviderError} `unavailable`, which the visitor sees as the failure page of the link, to be tried again.
 */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/api/bookings/[number]/key'>,
): Promise<NextResponse> {
  if (!isInternalRequest(request.headers)) return answerFailure(new DoorError('not_found'), request)
  const { number } = await params
  const key = request.headers.get(BOOKING_KEY_HEADER) ?? ''
  const cookie = guestKeyCookie(number, key, serverEnv().SITE_URL)
  const booking = cookie && (await findBooking(number, key, null))

  // Without a host: the cookie belongs to the name by which the visitor came.
  const response = sendBack(request.headers.get(RETURN_HEADER) ?? '/')
  if (cookie && booking) response.cookies.set(cookie)
  return response
}
