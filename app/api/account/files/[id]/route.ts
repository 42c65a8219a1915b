import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { removeFile } from '@/lib/api/files'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { requireSession } from '@/lib/api/session'

/** The browser's door to `DELETE auth-client/files/{id}`. */
export async function DELETE(
  request: NextRequest,
  { params }: RouteContext<'/api/account/files/[id]'>,
): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('removeFiles', request)
    const session = requireSession(request)
    return answerSuccess(await removeFile((await params).id, session))
  } catch (error) {
    return answerFailure(error, request)
  }
}
