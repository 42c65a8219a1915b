import { type NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { readJson } from '@/lib/api/doors/readers'
import { passNotification } from '@/lib/api/payments'
import { PaymentNotification } from '@/provider/contract/payments'

/** A payment's object is some kB. */
const BODY_LIMIT_BYTES = 16 * 1024

/**
 * The gateway's door to `POST sun/v2/payments/notifications`: a program calls, from no page of ours. Its 200 says that the
 * provider has it; after anything else the gateway says it again.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    await limitAttempts('notifyPayment', request)
    const hint = PaymentNotification.parse(await readJson(request, BODY_LIMIT_BYTES))
    await passNotification(hint, request.headers)
    return new NextResponse(null, { status: 200, headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    return answerFailure(error, request)
  }
}
