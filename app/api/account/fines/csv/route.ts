import { getTranslations } from 'next-intl/server'
import { readYear } from '@/lib/account/list-address'
import { requestFines } from '@/lib/api/debts'
import { csvFile } from '@/lib/api/doors/csv-file'
import { defineDoor } from '@/lib/api/doors/define-door'
import { fineRows } from '@/lib/debts/debts-csv'

/** The fines as a file, in the page's language: `GET auth-client/fines` with the same `year`. */
export const GET = defineDoor(
  { limit: 'readOwnList', session: 'client', response: 'file' },
  async ({ request, ...client }) => {
    const year = readYear(request.nextUrl.searchParams.get('year'))
    const { items } = await requestFines(year, client)
    const t = await getTranslations({ locale: client.language, namespace: 'debts' })
    return csvFile(fineRows(items, t), { list: 'fines', year }, client.language)
  },
)
