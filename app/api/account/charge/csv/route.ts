import { getTranslations } from 'next-intl/server'
import { readYear } from '@/lib/account/list-address'
import { csvFile } from '@/lib/api/doors/csv-file'
import { defineDoor } from '@/lib/api/doors/define-door'
import { requestCharge } from '@/lib/api/miles'
import { ledgerRows } from '@/lib/miles/ledger-csv'

/** The ledger of miles as a file, in the page's language: `GET auth-client/charge` with the same `year`. */
export const GET = defineDoor(
  { limit: 'readOwnList', session: 'client', response: 'file' },
  async ({ request, ...client }) => {
    const year = readYear(request.nextUrl.searchParams.get('year'))
    const { items } = await requestCharge(year, client)
    const t = await getTranslations({ locale: client.language, namespace: 'miles' })
    return csvFile(ledgerRows(items, t), { list: 'charge', year }, client.language)
  },
)
