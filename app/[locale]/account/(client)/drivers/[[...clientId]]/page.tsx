import type { Metadata } from 'next'
import { ClientFrame } from '@/components/client/client-frame'
import { DriversView } from '@/components/client/drivers-view'
import { Refused } from '@/components/layout/refused'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { readDrivers } from '@/lib/api/drivers'

type Props = PageProps<'/[locale]/account/drivers/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('drivers', params)
}

export default async function DriversPage({ params }: Props) {
  const own = await readOwnSection('drivers', params, readDrivers)
  if (!own) return <Refused phone={await branchPhone()} />
  return (
    <ClientFrame client={own.client} section="drivers">
      <DriversView items={own.answer.items} />
    </ClientFrame>
  )
}
