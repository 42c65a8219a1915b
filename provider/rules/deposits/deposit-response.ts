import type { Deposit } from '@/provider/contract/deposits'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { depositCard, type StoredHold } from './deposit-card'
import { type DepositTerms, depositState } from './deposit-state'

/** Returns the deposit of a booking as its client sees it. */
export function depositResponse(
  terms: Omit<DepositTerms, 'releaseDays'> & { holds: StoredHold[] },
  { rules, payments }: Pick<BranchSettings, 'rules' | 'payments'>,
  at: Date,
): Deposit {
  const { depositReleaseDays: releaseDays, depositMaxCards: maxCards } = rules
  const { state, holdAt, releaseBy, releasedAt, keptKop } = depositState({ ...terms, releaseDays }, at)
  return {
    state,
    amountKop: terms.amountKop,
    holdAt: holdAt?.toISOString() ?? null,
    releaseBy: releaseBy?.toISOString() ?? null,
    releasedAt: releasedAt?.toISOString() ?? null,
    keptKop,
    cards: terms.holds.map(depositCard),
    maxCards,
    acceptsCash: payments.accepted.cashRub.deposit,
    releaseDays,
  }
}
