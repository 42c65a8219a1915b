import type { InsuranceOffer } from '@/provider/contract/options'

/**
 * The most that wheels and glass can cost: the standard package leaves them at the whole deductible, which is that of no
 * package. Undefined where the packages are not known.
 */
export function glassLiabilityKop(
  chosen: InsuranceOffer['code'],
  offers: readonly Pick<InsuranceOffer, 'code' | 'liabilityKop'>[],
): number | undefined {
  return offers.find(({ code }) => code === (chosen === 'standard' ? 'none' : chosen))?.liabilityKop
}
