import { type NextRequest, NextResponse } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { openClientDoor } from '@/lib/api/doors/client-door'
import { takeCharge } from '@/lib/api/miles'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { ledgerCsv } from '@/lib/miles/ledger-csv'
import { readYear } from '@/lib/miles/year'

/** The ledger as a file, in the page's language: `GET auth-client/charge` with the same `year`. */
export function GET(request: NextRequest) {
  return openClientDoor(request, 'takeLedger', async (caller) => {
    const { items } = await takeCharge(readYear(request.nextUrl.searchParams.get('year')), caller)
    const t = await getTranslations({ locale: caller.language, namespace: 'miles' })
    return new NextResponse(ledgerCsv(items, t, STATION_TIME_ZONE), {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment',
        'content-type': 'text/csv; charset=utf-8',
      },
    })
  })
}
