import { wireDate } from '@/provider/contract/rules/wire-time'
import type { BranchRules } from '@/provider/contract/settings'
import { saleLimitPercent } from './sale-limit'
import type { StationData } from './station'

/** The limits of the branch as a screen needs them, on the day that is `now`. */
export function branchRules({ rules, nightFee, saleLimit }: StationData, now: Date): BranchRules {
  const { from, to, feeKop } = nightFee
  return { ...rules, promoMaxPercent: saleLimitPercent(wireDate(now), saleLimit), night: { from, to, feeKop } }
}
