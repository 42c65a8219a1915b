import { useTranslations } from 'next-intl'
import type { BranchRules } from '@/provider/contract/settings'

export type DepositRules = Pick<BranchRules, 'depositMaxCards' | 'depositReleaseDays'>

/** On how many cards a deposit may be held, and when it is let go. */
export function DepositTerms({ rules: { depositMaxCards, depositReleaseDays } }: { rules: DepositRules }) {
  const t = useTranslations('quotes')
  return t('depositTerms', { cards: depositMaxCards, days: depositReleaseDays })
}
