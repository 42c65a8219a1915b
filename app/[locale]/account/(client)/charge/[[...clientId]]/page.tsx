import type { Metadata } from 'next'
import { ClientFrame } from '@/components/client/client-frame'
import { MilesView } from '@/components/client/miles-view'
import { Refused } from '@/components/layout/refused'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { readCharge } from '@/lib/api/miles'

type Props = PageProps<'/[locale]/account/charge/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('charge', params)
}

export default async function ChargePage({ params }: Props) {
  const own = await readOwnSection('charge', params, readCharge)
  if (!own) return <Refused phone={await branchPhone()} />
  return (
    <ClientFrame client={own.client} section="charge">
      <MilesView kind="charge" miles={own.answer} />
    </ClientFrame>
  )
}
