import type { Metadata } from 'next'
import { ClientFrame } from '@/components/client/client-frame'
import { HistoryView } from '@/components/client/history-view'
import { Refused } from '@/components/layout/refused'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { readHistory } from '@/lib/api/account'

type Props = PageProps<'/[locale]/account/history/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('history', params)
}

export default async function HistoryPage({ params, searchParams }: Props) {
  const own = await readOwnSection('history', params, readHistory)
  if (!own) return <Refused phone={await branchPhone()} />
  const { booking } = await searchParams
  return (
    <ClientFrame client={own.client} section="history">
      <HistoryView
        clientId={own.client.id}
        items={own.answer.items}
        open={own.answer.items.find(({ number }) => number === booking) ?? null}
      />
    </ClientFrame>
  )
}
