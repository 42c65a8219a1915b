import { wireDate } from '@/provider/contract/rules/dates/wire-time'
import type { BranchRules } from '@/provider/contract/settings'
import { saleLimitPercent } from '@/provider/rules/prices/discount-limit'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

/** Returns the limits of the branch that screens show, on the day of `now`. */
export function branchRules({ rules, nightFee, saleLimit, prepayPercent }: BranchSettings, now: Date): BranchRules {
  const { from, to, feeKop } = nightFee
  const promoMaxPercent = saleLimitPercent(wireDate(now), saleLimit)
  return { ...rules, promoMaxPercent, night: { from, to, feeKop }, prepayPercent }
}
