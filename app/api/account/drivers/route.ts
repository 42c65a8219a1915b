import type { NextRequest, NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { addDriver } from '@/lib/api/drivers'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { requireSession } from '@/lib/api/session'
import { DriverRequest } from '@/provider/contract/drivers'

/** The browser's door to `POST auth-client/drivers`. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('keepDriver', request)
    const session = requireSession(request)
    const body = DriverRequest.parse(await readJson(request))
    return answerSuccess(await addDriver(body, { session, language: readLanguage(request) }), 201)
  } catch (error) {
    return answerFailure(error, request)
  }
}
