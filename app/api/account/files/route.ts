import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { removeScans, uploadFile } from '@/lib/api/files'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { requireSession } from '@/lib/api/session'
import { UploadQuery } from '@/provider/contract/files'

/** The browser's door to `POST auth-client/files`: the body passes through, nothing of it stays here. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('uploadFile', request)
    const session = requireSession(request)
    const query = UploadQuery.parse(Object.fromEntries(request.nextUrl.searchParams))
    return answerSuccess(await uploadFile(query, request, session), 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}

/** The browser's door to `DELETE auth-client/files`. */
export async function DELETE(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('removeFiles', request)
    return answerSuccess(await removeScans(requireSession(request)))
  } catch (error) {
    return answerFailure(error, request)
  }
}
