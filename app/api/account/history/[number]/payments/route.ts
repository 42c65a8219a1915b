import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { payOwnBooking } from '@/lib/api/history'
import { readIdempotencyKey } from '@/lib/api/read-idempotency-key'
import { readJson } from '@/lib/api/read-json'
import { BookingPaymentRequest } from '@/provider/contract/payments'

/** The browser's door to `POST auth-client/history/{number}/payments`: what is due for an own booking. */
export function POST(request: NextRequest, { params }: RouteContext<'/api/account/history/[number]/payments'>) {
  return openClientDoor(request, 'createPayment', async (caller) => {
    const body = BookingPaymentRequest.parse(await readJson(request))
    const idempotencyKey = readIdempotencyKey(request)
    return answerSuccess(await payOwnBooking((await params).number, body, idempotencyKey, caller), 201)
  })
}
