import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { readOnce } from '@/lib/api/doors/once'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { requireGuestKey } from '@/lib/api/doors/require-guest-key'
import { answerSuccess } from '@/lib/api/doors/responses'
import { payBooking } from '@/lib/api/payments'
import { BookingPaymentRequest } from '@/provider/contract/payments'

/** The browser's door to `POST sun/v2/bookings/{number}/payments`, with the key of the booking's cookie. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/api/bookings/[number]/payments'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('createPayment', request)
    const sent = await readJson(request)
    const body = BookingPaymentRequest.parse(sent)
    const once = readOnce(request, sent)
    const { number } = await params
    const key = requireGuestKey(request, number)
    return answerSuccess(await payBooking(number, key, body, { ...once, visitor: request.headers }), 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}
