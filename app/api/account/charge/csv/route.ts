import { getTranslations } from 'next-intl/server'
import { defineDoor } from '@/lib/api/doors/define-door'
import { requestCharge } from '@/lib/api/miles'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { ledgerCsv } from '@/lib/miles/ledger-csv'
import { readYear } from '@/lib/miles/year'

/** The ledger as a file, in the page's language: `GET auth-client/charge` with the same `year`. */
export const GET = defineDoor(
  { limit: 'readLedger', session: 'client', response: 'file' },
  async ({ request, ...client }) => {
    const { items } = await requestCharge(readYear(request.nextUrl.searchParams.get('year')), client)
    const t = await getTranslations({ locale: client.language, namespace: 'miles' })
    const content = ledgerCsv(items, t, STATION_TIME_ZONE)
    return { content, type: 'text/csv; charset=utf-8', disposition: 'attachment' }
  },
)
