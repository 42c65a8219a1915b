import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { quoteFor } from '@/lib/api/quotes'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { RentalRequest } from '@/provider/contract/quotes'

/** The browser's door to `POST sun/v2/quote`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('quoteRental', request)
    return answerSuccess(
      await quoteFor(RentalRequest.parse(await readJson(request)), readLanguage(request), request.headers),
    )
  } catch (error) {
    return answerFailure(error, request)
  }
}
