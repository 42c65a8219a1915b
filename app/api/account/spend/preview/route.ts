import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { previewMiles } from '@/lib/api/miles'
import { readJson } from '@/lib/api/read-json'
import { requireSession } from '@/lib/api/session'
import { SpendRequest } from '@/provider/contract/miles'

/** The browser's door to `POST auth-client/spend/preview`. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('previewMiles', request)
    const session = requireSession(request)
    const body = SpendRequest.parse(await readJson(request))
    return answerSuccess(await previewMiles(body, session, request.headers))
  } catch (error) {
    return answerFailure(error, request)
  }
}
