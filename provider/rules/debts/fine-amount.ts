import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

export type FineStatus = 'new' | 'overdue' | 'paid' | 'disputed' | 'dispute_kept' | 'cancelled'

/** Neither paid, nor cancelled, nor ever disputed. */
export const OPEN_FINE: readonly FineStatus[] = ['new', 'overdue']

export type FineTerms = {
  status: FineStatus
  sizeKop: number
  paidKop: number
  discountPercent: number
  /** `YYYY-MM-DD`, that day included; null: there is no discount. */
  discountUntil: string | null
}

/**
 * Returns what is still due for a fine, in kopecks of whole roubles: nothing once it was paid with its discount.
 *
 * @param today `YYYY-MM-DD` at the branch
 */
export function fineDebtKop(fine: FineTerms, today: string): number {
  if (fine.status === 'paid' || fine.status === 'cancelled') return 0
  return Math.max(0, priceKop(fine, today) - fine.paidKop)
}

/** Returns the price of a fine. A debt does not grow during a dispute (support/fine), so the discount does not expire then. */
function priceKop({ status, sizeKop, discountPercent, discountUntil }: FineTerms, today: string): number {
  const isDiscounted = discountUntil !== null && (today <= discountUntil || status === 'disputed')
  if (!isDiscounted) return sizeKop
  return Math.round((sizeKop * (100 - discountPercent)) / 100 / KOPECKS_PER_ROUBLE) * KOPECKS_PER_ROUBLE
}
