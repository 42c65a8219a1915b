import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { releaseMiles } from '@/lib/api/miles'
import { requireSession } from '@/lib/api/session'
import { BookingNumber } from '@/provider/contract/bookings'

/** The browser's door to `DELETE auth-client/spend/{booking}`. */
export async function DELETE(
  request: NextRequest,
  { params }: RouteContext<'/api/account/spend/[number]'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('spendMiles', request)
    const session = requireSession(request)
    const number = BookingNumber.parse((await params).number)
    return answerSuccess(await releaseMiles(number, session, request.headers))
  } catch (error) {
    return answerFailure(error, request)
  }
}
