import type { Metadata } from 'next'
import { ClientFrame } from '@/components/account/client-frame'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { ChargeView } from '@/components/miles/charge-view'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { readAsked } from '@/lib/account/list-address'
import { readCharge } from '@/lib/api/miles'

type Props = PageProps<'/[locale]/account/charge/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('charge', params)
}

export default async function ChargePage({ params, searchParams }: Props) {
  const asked = readAsked(await searchParams)
  const own = await readOwnSection('charge', params, (session) => readCharge(session, asked.year))
  if (!own) return <AccessDenied phone={await branchPhone()} />
  return (
    <ClientFrame client={own.client} section="charge" year={asked.year}>
      <ChargeView asked={asked} charge={own.response} client={own.client} />
    </ClientFrame>
  )
}
