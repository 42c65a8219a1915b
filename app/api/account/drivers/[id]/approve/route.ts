import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { approveDriver } from '@/lib/api/drivers'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { requireSession } from '@/lib/api/session'
import { ApproveRequest } from '@/provider/contract/drivers'

/** The browser's door to `POST auth-client/drivers/{id}/approve`. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/api/account/drivers/[id]/approve'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('approveDriver', request)
    const session = requireSession(request)
    const body = ApproveRequest.parse(await readJson(request))
    const change = { session, language: readLanguage(request), visitor: request.headers }
    return answerSuccess(await approveDriver((await params).id, body, change))
  } catch (error) {
    return answerFailure(error, request)
  }
}
