import type { Metadata } from 'next'
import { ClientFrame } from '@/components/account/client-frame'
import { DamagesView } from '@/components/debts/damages-view'
import { OtherDebts } from '@/components/debts/other-debts'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { readListQuery } from '@/lib/account/list-address'
import { readDamages } from '@/lib/api/debts'

type Props = PageProps<'/[locale]/account/damages/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('damages', params)
}

export default async function DamagesPage({ params, searchParams }: Props) {
  const query = readListQuery(await searchParams)
  const own = await readOwnSection('damages', params, (session) => readDamages(session, query.year))
  if (!own) return <AccessDenied phone={await branchPhone()} />
  return (
    <ClientFrame client={own.client} section="damages" year={query.year}>
      <DamagesView query={query} clientId={own.client.id} damages={own.response} />
      <OtherDebts client={own.client} section="damages" />
    </ClientFrame>
  )
}
