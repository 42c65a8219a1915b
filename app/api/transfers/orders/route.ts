import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readOnce } from '@/lib/api/once'
import { readJson } from '@/lib/api/read-json'
import { readSender } from '@/lib/api/sender'
import { orderTransfer } from '@/lib/api/transfer-orders'
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
