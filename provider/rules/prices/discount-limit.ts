import type { SaleLimit } from './price-rules'

/**
 * `salePersLimit` (specification §9): what codes and offers may take off together.
 *
 * @param legalDate date of pick-up in Moscow, `YYYY-MM-DD`.
 */
export function saleLimitPercent(legalDate: string, { cutoff, before, current }: SaleLimit): number {
  return legalDate > cutoff ? current : before
}
