import { useTranslations } from 'next-intl'
import type { BranchRules } from '@/provider/contract/settings'

export type DepositRules = Pick<BranchRules, 'depositMaxCards' | 'depositReleaseDays' | 'depositInCash'>

/** On how many cards a deposit may be held, when it is let go, and whether it may be in cash. */
export function DepositTerms({ rules }: { rules: DepositRules }) {
  const t = useTranslations('quotes')
  const cash = rules.depositInCash ? 'yes' : 'no'
  return t('depositTerms', { cards: rules.depositMaxCards, days: rules.depositReleaseDays, cash })
}
