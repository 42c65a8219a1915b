import type { RentalOptions } from '@/provider/contract/options'

/** What a package leaves the driver to pay: a share of the deductible, or a sum at most. Null: no such limit. */
export type InsurancePackage = {
  code: RentalOptions['insurance']
  deductiblePercent: number | null
  maxLiabilityKop: number | null
  /** Business days within which documents must be brought; null: none are needed. */
  documentsWithinDays: number | null
}

/** Returns the business days within which the standard package needs its documents; 0: it needs none. */
export function standardDocumentDays(packages: readonly InsurancePackage[]): number {
  return packages.find(({ code }) => code === 'standard')?.documentsWithinDays ?? 0
}

/**
 * Returns the most that the client would pay, in kopecks: the lowest of the deductible, its share, which is rounded to
 * whole roubles, and the package's limit.
 */
export function liabilityKop(
  deductibleKop: number,
  { deductiblePercent, maxLiabilityKop }: Pick<InsurancePackage, 'deductiblePercent' | 'maxLiabilityKop'>,
): number {
  const share = Math.round((deductibleKop * (deductiblePercent ?? 100)) / 10_000) * 100
  return Math.min(deductibleKop, share, maxLiabilityKop ?? Number.POSITIVE_INFINITY)
}
