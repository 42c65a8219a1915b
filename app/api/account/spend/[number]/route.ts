import type { NextRequest } from 'next/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { answerSuccess } from '@/lib/api/doors/responses'
import { releaseMiles } from '@/lib/api/miles'
import { BookingNumber } from '@/provider/contract/bookings'

/** The browser's door to `DELETE auth-client/spend/{booking}`. */
export function DELETE(request: NextRequest, { params }: RouteContext<'/api/account/spend/[number]'>) {
  return openClientDoor(request, 'spendMiles', async (caller) =>
    answerSuccess(await releaseMiles(BookingNumber.parse((await params).number), caller)),
  )
}
