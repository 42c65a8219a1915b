import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { quoteTransfer } from '@/lib/api/transfers'
import { TransferTrip } from '@/provider/contract/transfers'

/** The browser's door to `POST sun/v2/transfers/quote`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('quoteTransfer', request)
    const trip = TransferTrip.parse(await readJson(request))
    return answerSuccess(await quoteTransfer(trip, request.headers))
  } catch (error) {
    return answerFailure(error, request)
  }
}
