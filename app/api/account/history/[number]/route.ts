import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { changeOwnBooking } from '@/lib/api/history'
import { ChangeRequest } from '@/provider/contract/bookings'

/** The browser's door to `PATCH auth-client/history/{number}`: other dates, places or options of an own booking. */
export function PATCH(request: NextRequest, { params }: RouteContext<'/api/account/history/[number]'>) {
  return openClientDoor(request, 'patchBooking', async (caller) => {
    const body = ChangeRequest.parse(await readJson(request))
    const { number } = await params
    const { status } = await changeOwnBooking(number, body, caller)
    return answerSuccess({ number, status })
  })
}
