import type { Deposit } from '@/provider/contract/deposits'
import type { StationRules } from '@/provider/rules/settings/station-settings'
import { depositCard, type StoredHold } from './deposit-card'
import { type DepositTerms, depositState } from './deposit-state'

/** Returns the deposit of a booking as its client sees it. @param acceptsCash the branch takes it in cash too */
export function depositResponse(
  terms: Omit<DepositTerms, 'releaseDays'> & { holds: StoredHold[] },
  { depositReleaseDays: releaseDays, depositMaxCards: maxCards, acceptsCash }: StationRules & { acceptsCash: boolean },
  at: Date,
): Deposit {
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
    acceptsCash,
    releaseDays,
  }
}
