import { type NextRequest, NextResponse } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { answerFailure } from '@/lib/api/answer-failure'
import { checkOrigin } from '@/lib/api/check-origin'
import { limitAttempts } from '@/lib/api/limit-attempts'
import { readCharge } from '@/lib/api/miles'
import { readLanguage } from '@/lib/api/read-language'
import { requireSession } from '@/lib/api/session'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { ledgerCsv } from '@/lib/miles/ledger-csv'
import { readYear } from '@/lib/miles/year'

/** The ledger as a file, in the page's language: `GET auth-client/charge` with the same `year`. */
export async function GET(request: NextRequest): Promise<NextResponse> {
  try {
    checkOrigin(request)
    await limitAttempts('takeLedger', request)
    const session = requireSession(request)
    const locale = readLanguage(request)
    const { items } = await readCharge(session, readYear(request.nextUrl.searchParams.get('year')), locale)
    const t = await getTranslations({ locale, namespace: 'miles' })
    return new NextResponse(ledgerCsv(items, t, STATION_TIME_ZONE), {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment',
        'content-type': 'text/csv; charset=utf-8',
      },
    })
  } catch (error) {
    return answerFailure(error, request)
  }
}
