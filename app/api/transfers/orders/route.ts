import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { readOnce } from '@/lib/api/doors/once'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { readSender } from '@/lib/api/doors/sender'
import { orderTransfer } from '@/lib/api/transfers'
import { TransferOrderRequest } from '@/provider/contract/transfers'

/** The browser's door to `POST sun/v2/transfers/orders`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('orderTransfer', request)
    const sent = await readJson(request)
    const body = TransferOrderRequest.parse(sent)
    const once = readOnce(request, sent)
    return answerSuccess(await orderTransfer(body, { ...readSender(request), ...once }), 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}
