import type { Metadata } from 'next'
import { ClientFrame } from '@/components/account/client-frame'
import { OrdersAway } from '@/components/account/orders-away'
import { Overview } from '@/components/account/overview'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { OwnEntries } from '@/components/waitlist/own-entries'
import { branchPhone } from '@/lib/account/branch-phone'
import { overviewMetadata, readOwn } from '@/lib/account/client-page'
import { clientHref } from '@/lib/account/client-sections'
import { unlessAway } from '@/lib/account/unless-away'
import type { Session } from '@/lib/api/auth-session'
import { readDrivers } from '@/lib/api/client-drivers'
import { readDamages, readFines } from '@/lib/api/debts'
import { readHistory } from '@/lib/api/history'
import { readCharge } from '@/lib/api/miles'
import { readOwnEntries } from '@/lib/api/waitlist'
import { readOpenDeposits } from '@/lib/history/own-deposits'

type Props = PageProps<'/[locale]/account/[clientId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return overviewMetadata((await params).clientId)
}

export default async function OverviewPage({ params }: Props) {
  const own = await readOwn((await params).clientId, unlessAway('/account/', readOverview))
  if (!own) return <AccessDenied phone={await branchPhone()} />
  const { client, response } = own
  if (!response)
    return (
      <ClientFrame client={client} section="overview">
        <OrdersAway href={clientHref('overview', client.id)} phone={await branchPhone()} />
      </ClientFrame>
    )
  const [{ history, deposits }, fines, damages, { pending }, drivers, waitlist] = response
  return (
    <ClientFrame client={client} section="overview">
      <Overview
        client={client}
        debts={{ fines, damages }}
        deposits={deposits}
        drivers={drivers.items}
        history={history}
        now={new Date()}
        pending={pending}
      />
      <OwnEntries items={waitlist.items} />
    </ClientFrame>
  )
}

function readOverview(session: Session) {
  return Promise.all([
    readTrips(session),
    readFines(session),
    readDamages(session),
    readCharge(session),
    readDrivers(session),
    readOwnEntries(session),
  ])
}

async function readTrips(session: Session) {
  const { items } = await readHistory(session)
  return { history: items, deposits: await readOpenDeposits(items, session) }
}
