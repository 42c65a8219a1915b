import type { NextRequest, NextResponse } from 'next/server'
import { DoorError } from '@/lib/api/doors/door-error'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { answerSuccess } from '@/lib/api/doors/responses'
import { findPayment } from '@/lib/api/payments'

/** The browser's door to `GET sun/v2/payments/{id}`, for a page that waits: the unguessable id is the right to ask. */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/payments/[id]'>): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('readPayment', request)
    const payment = await findPayment((await params).id)
    if (!payment) throw new DoorError('not_found')
    return answerSuccess(payment)
  } catch (error) {
    return answerFailure(error, request)
  }
}
