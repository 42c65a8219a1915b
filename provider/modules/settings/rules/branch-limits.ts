import { wireDate } from '@/provider/contract/rules/dates/wire-time'
import type { BranchRules } from '@/provider/contract/settings'
import { saleLimitPercent } from '@/provider/rules/prices/discount-limit'
import type { StationData } from '@/provider/rules/settings/station-settings'

/** The limits of the branch as a screen needs them, on the day that is `now`. */
export function branchRules({ rules, nightFee, saleLimit, prepayPercent }: StationData, now: Date): BranchRules {
  const { from, to, feeKop } = nightFee
  const promoMaxPercent = saleLimitPercent(wireDate(now), saleLimit)
  return { ...rules, promoMaxPercent, night: { from, to, feeKop }, prepayPercent }
}
