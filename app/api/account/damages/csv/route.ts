import { getTranslations } from 'next-intl/server'
import { readYear } from '@/lib/account/list-address'
import { requestDamages } from '@/lib/api/debts'
import { csvFile } from '@/lib/api/doors/csv-file'
import { defineDoor } from '@/lib/api/doors/define-door'
import { damageRows } from '@/lib/debts/debts-csv'

/** The damages as a file, in the page's language: `GET auth-client/damages` with the same `year`. */
export const GET = defineDoor(
  { limit: 'readOwnList', session: 'client', response: 'file' },
  async ({ request, ...client }) => {
    const year = readYear(request.nextUrl.searchParams.get('year'))
    const { items } = await requestDamages(year, client)
    const t = await getTranslations({ locale: client.language, namespace: 'debts' })
    return csvFile(damageRows(items, t), { list: 'damages', year }, client.language)
  },
)
