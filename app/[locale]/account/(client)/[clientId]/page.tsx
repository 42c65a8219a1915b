import type { Metadata } from 'next'
import { ClientFrame } from '@/components/client/client-frame'
import { Overview } from '@/components/client/overview'
import { Refused } from '@/components/layout/refused'
import { branchPhone } from '@/lib/account/branch-phone'
import { overviewMetadata, readOwn } from '@/lib/account/client-page'
import { readCharge, readDamages, readFines, readHistory } from '@/lib/api/account'
import type { Session } from '@/lib/api/session'

type Props = PageProps<'/[locale]/account/[clientId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return overviewMetadata((await params).clientId)
}

export default async function OverviewPage({ params }: Props) {
  const own = await readOwn((await params).clientId, readOverview)
  if (!own) return <Refused phone={await branchPhone()} />
  const [history, fines, damages, { pending }] = own.answer
  return (
    <ClientFrame client={own.client} section="overview">
      <Overview
        client={own.client}
        damages={damages.items}
        fines={fines.items}
        history={history.items}
        pending={pending}
      />
    </ClientFrame>
  )
}

function readOverview(session: Session) {
  return Promise.all([readHistory(session), readFines(session), readDamages(session), readCharge(session)])
}
