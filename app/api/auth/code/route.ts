import type { NextResponse } from 'next/server'
import { askCode } from '@/lib/api/auth'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readLanguage } from '@/lib/api/doors/read-language'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { CodeRequest } from '@/provider/contract/auth'

/** The browser's door to `POST auth-client/code`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('askCode', request)
    const body = CodeRequest.parse(await readJson(request))
    return answerSuccess(await askCode(body, { language: readLanguage(request), visitor: request.headers }))
  } catch (error) {
    return answerFailure(error, request)
  }
}
