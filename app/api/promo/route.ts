import type { NextResponse } from 'next/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { answerSuccess } from '@/lib/api/answer-success'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { checkPromo } from '@/lib/api/quotes'
import { readJson } from '@/lib/api/read-json'
import { readLanguage } from '@/lib/api/read-language'
import { PromoCheck } from '@/provider/contract/quotes'

/** The browser's door to `POST sun/v2/promo/check`. */
export async function POST(request: Request): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('checkPromo', request)
    return answerSuccess(
      await checkPromo(PromoCheck.parse(await readJson(request)), readLanguage(request), request.headers),
    )
  } catch (error) {
    return answerFailure(error, request)
  }
}
