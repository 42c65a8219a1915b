import type { Metadata } from 'next'
import { ClientFrame } from '@/components/client/client-frame'
import { HistoryView } from '@/components/client/history-view'
import { OrdersAway } from '@/components/client/orders-away'
import { Refused } from '@/components/layout/refused'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { clientHref } from '@/lib/account/client-sections'
import { unlessAway } from '@/lib/account/unless-away'
import { readHistory } from '@/lib/api/account'

type Props = PageProps<'/[locale]/account/history/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('history', params)
}

export default async function HistoryPage({ params, searchParams }: Props) {
  const own = await readOwnSection('history', params, unlessAway('/account/history/', readHistory))
  if (!own) return <Refused phone={await branchPhone()} />
  const { client, answer } = own
  const { booking } = await searchParams
  return (
    <ClientFrame client={client} section="history">
      {answer ? (
        <HistoryView
          clientId={client.id}
          items={answer.items}
          open={answer.items.find(({ number }) => number === booking) ?? null}
        />
      ) : (
        <OrdersAway href={clientHref('history', client.id)} phone={await branchPhone()} />
      )}
    </ClientFrame>
  )
}
