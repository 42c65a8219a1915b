import { getTranslations } from 'next-intl/server'
import { readYear } from '@/lib/account/list-address'
import { csvFile } from '@/lib/api/doors/csv-file'
import { defineDoor } from '@/lib/api/doors/define-door'
import { requestHistory } from '@/lib/api/history'
import { historyRows } from '@/lib/history/history-csv'

/** The rentals as a file, in the page's language: `GET auth-client/history` with the same `year`. */
export const GET = defineDoor(
  { limit: 'readOwnList', session: 'client', response: 'file' },
  async ({ request, ...client }) => {
    const year = readYear(request.nextUrl.searchParams.get('year'))
    const { items } = await requestHistory(year, client)
    const t = await getTranslations({ locale: client.language, namespace: 'history.csv' })
    const statuses = await getTranslations({ locale: client.language, namespace: 'account.statuses' })
    return csvFile(historyRows(items, t, statuses), { list: 'history', year }, client.language)
  },
)
