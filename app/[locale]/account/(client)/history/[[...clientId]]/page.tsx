import type { Metadata } from 'next'
import { ClientFrame } from '@/components/account/client-frame'
import { OrdersAway } from '@/components/account/orders-away'
import { HistoryView } from '@/components/history/history-view'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { clientHref } from '@/lib/account/client-sections'
import { readListQuery } from '@/lib/account/list-address'
import { unlessAway } from '@/lib/account/unless-away'
import { readHistory } from '@/lib/api/history'
import { DetailPage } from './detail-page'

type Props = PageProps<'/[locale]/account/history/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('history', params)
}

export default async function HistoryPage({ params, searchParams }: Props) {
  const parameters = await searchParams
  if (parameters.booking !== undefined) return <DetailPage params={params} query={parameters} />
  const query = readListQuery(parameters)
  const read = unlessAway('/account/history/', (session) => readHistory(session, query.year))
  const own = await readOwnSection('history', params, read)
  if (!own) return <AccessDenied phone={await branchPhone()} />
  const { client, response } = own
  return (
    <ClientFrame client={client} section="history" year={query.year}>
      {response ? (
        <HistoryView query={query} clientId={client.id} history={response} />
      ) : (
        <OrdersAway href={clientHref('history', client.id)} phone={await branchPhone()} />
      )}
    </ClientFrame>
  )
}
