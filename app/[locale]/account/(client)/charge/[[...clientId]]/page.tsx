import type { Metadata } from 'next'
import { ClientFrame } from '@/components/account/client-frame'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { ChargeView } from '@/components/miles/charge-view'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { readListQuery } from '@/lib/account/list-address'
import { readCharge } from '@/lib/api/miles'

type Props = PageProps<'/[locale]/account/charge/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('charge', params)
}

export default async function ChargePage({ params, searchParams }: Props) {
  const query = readListQuery(await searchParams)
  const own = await readOwnSection('charge', params, (session) => readCharge(session, query.year))
  if (!own) return <AccessDenied phone={await branchPhone()} />
  return (
    <ClientFrame client={own.client} section="charge" year={query.year}>
      <ChargeView query={query} charge={own.response} client={own.client} />
    </ClientFrame>
  )
}
