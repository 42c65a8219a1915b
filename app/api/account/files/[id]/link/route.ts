import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { linkFile } from '@/lib/api/files'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { requireSession } from '@/lib/api/session'

/** The browser's door to `POST auth-client/files/{id}/link`. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/api/account/files/[id]/link'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('readFile', request)
    const session = requireSession(request)
    const { token } = await linkFile((await params).id, session)
    return answerSuccess({ href: `/api/account/files/download/${token}/` })
  } catch (error) {
    return answerFailure(error, request)
  }
}
