import type { NextRequest, NextResponse } from 'next/server'
import { readClient } from '@/lib/api/account'
import { requireSession } from '@/lib/api/auth-session'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { answerSuccess } from '@/lib/api/doors/responses'

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
