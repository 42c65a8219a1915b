import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { cancelOwnBooking } from '@/lib/api/history'
import { CancelRequest } from '@/provider/contract/bookings'

/** The browser's door to `POST auth-client/history/{number}/cancel`. */
export function POST(request: NextRequest, { params }: RouteContext<'/api/account/history/[number]/cancel'>) {
  return openClientDoor(request, 'cancelBooking', async (caller) => {
    const { refundKop } = CancelRequest.parse(await readJson(request))
    const { number } = await params
    const { status } = await cancelOwnBooking(number, refundKop, caller)
    return answerSuccess({ number, status })
  })
}
