import type { SaleLimit } from './price-rules'

/**
 * Returns the `salePersLimit` (specification §9): the percent that codes and offers may take off together.
 *
 * @param legalDate date of pick-up in Moscow, `YYYY-MM-DD`.
 */
export function saleLimitPercent(legalDate: string, { cutoff, before, current }: SaleLimit): number {
  return legalDate > cutoff ? current : before
}
