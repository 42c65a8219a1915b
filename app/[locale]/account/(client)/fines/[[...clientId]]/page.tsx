import type { Metadata } from 'next'
import { ClientFrame } from '@/components/account/client-frame'
import { FinesView } from '@/components/debts/fines-view'
import { OtherDebts } from '@/components/debts/other-debts'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { readListQuery } from '@/lib/account/list-address'
import { readFines } from '@/lib/api/debts'

type Props = PageProps<'/[locale]/account/fines/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('fines', params)
}

export default async function FinesPage({ params, searchParams }: Props) {
  const query = readListQuery(await searchParams)
  const own = await readOwnSection('fines', params, (session) => readFines(session, query.year))
  if (!own) return <AccessDenied phone={await branchPhone()} />
  return (
    <ClientFrame client={own.client} section="fines" year={query.year}>
      <FinesView query={query} clientId={own.client.id} fines={own.response} />
      <OtherDebts client={own.client} section="fines" />
    </ClientFrame>
  )
}
