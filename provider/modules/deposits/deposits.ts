import type { DepositCard } from '@/provider/contract/deposits'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { depositState } from '@/provider/rules/deposits/deposit-state'
import type {
  DepositCardRequest,
  DepositHoldRequest,
  Refusal,
  ReleaseRequest,
} from '@/provider/rules/deposits/staff-actions'
import type { DepositsRepository, KeptFor, Released } from './hold-deposit'
import type { createListDeposits } from './queries'

type ListDeposits = ReturnType<typeof createListDeposits>
type HoldAct = DepositHoldRequest & { number: string; reference?: string | undefined; operator: string }
type ReleaseAct = DepositCardRequest & ReleaseRequest & Partial<KeptFor> & { number: string; operator: string }

/** A deposit as the branch looks at it: with the numbers of its holds. */
export type BranchDeposit = {
  number: string
  /** Whose booking it is; null phone: the client is forgotten. */
  client: string
  phone: string | null
  amountKop: number
  state: ReturnType<typeof depositState>['state']
  releaseBy: Date | null
  cards: {
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

type Parts = { deposits: DepositsRepository; listDeposits: ListDeposits; settings: SettingsService; now: () => Date }

/** What the branch does with deposits at its own terminal, written down. A refusal has a name and changes nothing. */
export function createDepositsService({ deposits, listDeposits, settings, now }: Parts) {
  const { station } = settings
  return {
    async hold({ number, reference, operator, ...wish }: HoldAct): Promise<Refusal | 'held'> {
      const { depositCards: brands, rules } = await settings.current()
      const limits = { brands, maxCards: rules.depositMaxCards, changeHours: rules.changeHours }
      return deposits.hold(number, { ...wish, reference: reference ?? null }, limits, { station, operator, at: now() })
    },

    /** Of one card: the rest of what is kept of it is the client's again. */
    async release(asked: ReleaseAct): Promise<Refusal | Released> {
      const { number, operator, keptKop, reason, debts = [], anyway = null, ...card } = asked
      const { timeZone } = await settings.current()
      const at = now()
      const wish = { keptKop, reason, debts, anyway }
      return deposits.release(number, card, wish, toStationMoment(at, timeZone).date, { station, operator, at })
    },

    /** Of the booking with this number, or all that are still blocked, the earliest return first. */
    async list(number?: string): Promise<BranchDeposit[]> {
      const { rules } = await settings.current()
      const at = now()
      const rows = await listDeposits(station, number)
      return rows.map(({ price, cards, ...row }) => {
        const amountKop = price?.depositKop ?? 0
        const terms = { ...row, amountKop, cards, releaseDays: rules.depositReleaseDays }
        const { state, releaseBy } = depositState(terms, at)
        const client = [row.client?.lastName, row.client?.firstName].filter(Boolean).join(' ')
        const whose = { number: row.number, client, phone: row.client?.phone ?? null }
        return { ...whose, amountKop, state, releaseBy, cards: cards.map(branchCard) }
      })
    },
  }
}

function branchCard(hold: Released['hold']): BranchDeposit['cards'][number] {
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
