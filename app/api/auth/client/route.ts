import type { NextRequest, NextResponse } from 'next/server'
import { readClient } from '@/lib/api/account'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { requireSession } from '@/lib/api/session'

/** The browser's door to `GET auth-client/client`: only the five fields that a browser may keep. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('readClient', request)
    const client = await readClient(requireSession(request), request.headers)
    const { id, first_name, last_name, middle_name, bonus_miles } = client
    return answerSuccess({ id, first_name, last_name, middle_name, bonus_miles })
  } catch (error) {
    return answerFailure(error, request)
  }
}
