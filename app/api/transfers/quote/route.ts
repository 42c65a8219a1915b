import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { quoteTransfer } from '@/lib/api/transfer-orders'
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
