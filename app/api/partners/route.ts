import { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { requestPartnership } from '@/lib/api/partners'
import { readConsents } from '@/lib/api/read-consents'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { PartnerRequest } from '@/provider/contract/content'

/** The browser's door to `POST sun/v2/partners/requests`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('requestPartnership', request)
    const body = PartnerRequest.parse(await readJson(request))
    await requestPartnership(body, {
      consents: readConsents(request),
      language: readLanguage(request),
      visitor: request.headers,
    })
    return NextResponse.json(
      { status: 'success', data: { received: true } },
      { status: 201, headers: { 'cache-control': 'private, no-store' } },
    )
  } catch (error) {
    return answerFailure(error, request)
  }
}
