import type { NextRequest } from 'next/server'
import { answerSuccess } from '@/lib/api/answer-success'
import { openClientDoor } from '@/lib/api/client-door'
import { payOwnBooking } from '@/lib/api/history'
import { readOnce } from '@/lib/api/once'
import { readJson } from '@/lib/api/read-json'
import { BookingPaymentRequest } from '@/provider/contract/payments'

/** The browser's door to `POST auth-client/history/{number}/payments`: what is due for an own booking. */
export function POST(request: NextRequest, { params }: RouteContext<'/api/account/history/[number]/payments'>) {
  return openClientDoor(request, 'createPayment', async (caller) => {
    const sent = await readJson(request)
    const body = BookingPaymentRequest.parse(sent)
    const once = readOnce(request, sent)
    return answerSuccess(await payOwnBooking((await params).number, body, once, caller), 201)
  })
}
