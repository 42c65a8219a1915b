import type { NextRequest, NextResponse } from 'next/server'
import { visitorSession } from '@/lib/api/auth-session'
import { answerFailure } from '@/lib/api/doors/failure-response'
import { limitAttempts, limitCodes } from '@/lib/api/doors/limit'
import { checkOrigin } from '@/lib/api/doors/origin'
import { readLanguage } from '@/lib/api/doors/read-language'
import { readJson } from '@/lib/api/doors/readers'
import { answerSuccess } from '@/lib/api/doors/responses'
import { checkPromo } from '@/lib/api/quotes'
import { PromoCheck } from '@/provider/contract/quotes'

/** The browser's door to `POST sun/v2/promo/check`. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('quoteRental', request)
    const asked = PromoCheck.parse(await readJson(request))
    // The present code is judged as well: the answer says which of the two is kept.
    await limitCodes(request, asked.code, asked.rental.pc)
    const sender = { language: readLanguage(request), visitor: request.headers, session: visitorSession(request) }
    return answerSuccess(await checkPromo(asked, sender))
  } catch (error) {
    return answerFailure(error, request)
  }
}
