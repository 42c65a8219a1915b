import type { Metadata } from 'next'
import { ClientFrame } from '@/components/account/client-frame'
import { DriversView } from '@/components/client-drivers/drivers-view'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { clientHref } from '@/lib/account/client-sections'
import { readDrivers } from '@/lib/api/client-drivers'
import { readOpenDriver } from '@/lib/client-drivers/open-driver'

type Props = PageProps<'/[locale]/account/drivers/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('drivers', params)
}

export default async function DriversPage({ params, searchParams }: Props) {
  const own = await readOwnSection('drivers', params, readDrivers)
  if (!own) return <AccessDenied phone={await branchPhone()} />
  const { client, response } = own
  return (
    <ClientFrame client={client} section="drivers">
      <DriversView
        response={response}
        listHref={clientHref('drivers', client.id)}
        open={readOpenDriver(await searchParams)}
      />
    </ClientFrame>
  )
}
