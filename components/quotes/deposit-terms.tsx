import { useTranslations } from 'next-intl'
import type { BranchRules } from '@/provider/contract/settings'

export type DepositRules = Pick<BranchRules, 'depositMaxCards' | 'depositReleaseDays' | 'depositInCash'>

/** On how many cards a deposit may be held and when it is let go; when cash is given back. `isCash`: of cash alone. */
export function DepositTerms({ rules, isCash = false }: { rules: DepositRules; isCash?: boolean }) {
  const t = useTranslations('quotes')
  const ways = depositWays(rules, isCash)
  return t('depositTerms', { cards: rules.depositMaxCards, days: rules.depositReleaseDays, ways })
}

/** Returns by what a deposit is left. @param isCash the visitor has asked to leave it in cash */
export function depositWays(
  { depositInCash }: Pick<BranchRules, 'depositInCash'>,
  isCash: boolean,
): 'card' | 'cash' | 'both' {
  if (!depositInCash) return 'card'
  return isCash ? 'cash' : 'both'
}
