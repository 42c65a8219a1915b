import type { Metadata } from 'next'
import { ClientFrame } from '@/components/account/client-frame'
import { DriversView } from '@/components/client-drivers/drivers-view'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection, sectionMetadata } from '@/lib/account/client-page'
import { clientHref } from '@/lib/account/client-sections'
import { readDrivers } from '@/lib/api/client-drivers'
import { listDriverClasses } from '@/lib/api/driver-check'
import { longestExperience } from '@/lib/client-drivers/longest-experience'
import { readOpenDriver } from '@/lib/client-drivers/open-driver'
import type { DriversResponse } from '@/provider/contract/client-drivers'

type Props = PageProps<'/[locale]/account/drivers/[[...clientId]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sectionMetadata('drivers', params)
}

export default async function DriversPage({ params, searchParams }: Props) {
  const own = await readOwnSection('drivers', params, readDrivers)
  if (!own) return <AccessDenied phone={await branchPhone()} />
  const { client, response } = own
  const open = readOpenDriver(await searchParams)
  return (
    <ClientFrame client={client} section="drivers">
      <DriversView
        response={response}
        listHref={clientHref('drivers', client.id)}
        open={open}
        experience={open?.step === 'confirm' ? await experienceOf(open.id, response) : 0}
      />
    </ClientFrame>
  )
}

/** For one sentence alone: without the branch's limits the page stands as well. */
async function experienceOf(id: number, { items, limits }: DriversResponse): Promise<number> {
  const driver = items.find((one) => one.id === id)
  const classes = await listDriverClasses().catch(() => [])
  return driver ? longestExperience(driver, limits.today, classes) : 0
}
