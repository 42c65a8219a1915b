import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { askCode } from '@/lib/api/auth'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
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
