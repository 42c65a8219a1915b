import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { limitCodes } from '@/lib/api/doors/limit'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { askOwnChange } from '@/lib/api/history'
import { RentalRequest } from '@/provider/contract/quotes'

/** The browser's door to `POST auth-client/history/{number}/quote`: what a change of an own booking would cost. */
export function POST(request: NextRequest, { params }: RouteContext<'/api/account/history/[number]/quote'>) {
  return openClientDoor(request, 'quoteRental', async (caller) => {
    const rental = RentalRequest.parse(await readJson(request))
    await limitCodes(request, rental.pc)
    return answerSuccess(await askOwnChange((await params).number, rental, caller))
  })
}
