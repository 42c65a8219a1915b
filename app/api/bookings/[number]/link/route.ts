import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { findBooking } from '@/lib/api/bookings'
import { DoorError } from '@/lib/api/doors/door-error'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { requireGuestKey } from '@/lib/api/doors/require-guest-key'
import { answerSuccess } from '@/lib/api/doors/responses'
import { secretHref } from '@/lib/bookings/exchange-key'

const LinkRequest = z.strictObject({})

/**
 * The secret link of a booking, for the holder of its cookie alone: scripts cannot read the key, a person may take it. A
 * cookie that does not open the booking has no link to give.
 */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/api/bookings/[number]/link'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('takeLink', request)
    LinkRequest.parse(await readJson(request))
    const { number } = await params
    const key = requireGuestKey(request, number)
    if (!(await findBooking(number, key, null))) throw new DoorError('not_found')
    return answerSuccess({ href: secretHref(number, key) })
  } catch (error) {
    return answerFailure(error, request)
  }
}
