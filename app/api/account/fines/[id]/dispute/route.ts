import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { giveDispute } from '@/lib/api/disputes'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { requireSession } from '@/lib/api/session'
import { DisputeRequest } from '@/provider/contract/disputes'

/** The browser's door to `POST auth-client/fines/{id}/dispute`. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/api/account/fines/[id]/dispute'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('giveDispute', request)
    const session = requireSession(request)
    const body = DisputeRequest.parse(await readJson(request))
    return answerSuccess(await giveDispute('fines', (await params).id, body, session), 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}
