import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readOnce } from '@/lib/api/doors/once'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { payOwnBooking } from '@/lib/api/history'
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
