import type { DepositCard } from '@/provider/contract/deposits'
import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { DepositHold } from '@/provider/records/deposits/deposit-holds'
import { depositState } from '@/provider/rules/deposits/deposit-state'
import { listDepositRows } from './queries'

/** A deposit as the branch sees it: with the numbers of its holds. */
export type BranchDeposit = {
  number: string
  /** The client of the booking; `phone` null: the client was deleted. */
  client: string
  phone: string | null
  amountKop: number
  state: ReturnType<typeof depositState>['state']
  releaseBy: Date | null
  holds: {
    holdId: number
    brand: DepositCard['brand']
    last4: string | null
    amountKop: number
    heldAt: Date
    releasedAt: Date | null
    keptKop: number
    keptReason: DepositCard['reason']
  }[]
}

type Deps = { db: Database; settings: Settings; now: () => Date }

/** Lists the deposit of the booking with this number, or all that are still blocked, the earliest return first. */
export async function listDeposits({ db, settings, now }: Deps, number?: string): Promise<BranchDeposit[]> {
  const { rules } = await settings.current()
  const at = now()
  const rows = await listDepositRows(db, settings.station, number)
  return rows.map(({ price, holds, ...row }) => {
    const amountKop = price?.depositKop ?? 0
    const terms = { ...row, amountKop, holds, releaseDays: rules.depositReleaseDays }
    const { state, releaseBy } = depositState(terms, at)
    const client = [row.client?.lastName, row.client?.firstName].filter(Boolean).join(' ')
    const phone = row.client?.phone ?? null
    return { number: row.number, client, phone, amountKop, state, releaseBy, holds: holds.map(branchHold) }
  })
}

function branchHold(hold: DepositHold): BranchDeposit['holds'][number] {
  return {
    holdId: hold.id,
    brand: hold.cardBrand,
    last4: hold.cardLast4,
    amountKop: hold.amountKop,
    heldAt: hold.heldAt,
    releasedAt: hold.releasedAt,
    keptKop: hold.keptKop ?? 0,
    keptReason: hold.keptReason,
  }
}
