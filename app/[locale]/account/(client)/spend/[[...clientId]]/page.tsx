import type { Metadata } from 'next'
import { ClientFrame } from '@/components/account/client-frame'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { refreshTexts } from '@/components/layout/visit/refresh-texts'
import { SpendView } from '@/components/miles/spend-view'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { readSpend } from '@/lib/api/miles'

type Props = PageProps<'/[locale]/account/spend/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('spend', params)
}

export default async function SpendPage({ params }: Props) {
  const own = await readOwnSection('spend', params, readSpend)
  if (!own) return <AccessDenied phone={await branchPhone()} />
  return (
    <ClientFrame client={own.client} section="spend">
      <SpendView news={await refreshTexts()} phone={await branchPhone()} spend={own.response} />
    </ClientFrame>
  )
}
