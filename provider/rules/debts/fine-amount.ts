import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

export type FineStatus = 'new' | 'overdue' | 'paid' | 'disputed' | 'dispute_kept' | 'cancelled'

/** Neither paid, nor called off, nor ever disputed. */
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
 * What is still to be paid for a fine, in whole roubles' kopecks. One that was paid with its discount owes nothing more.
 *
 * @param today `YYYY-MM-DD` at the station
 */
export function fineDebtKop(fine: FineTerms, today: string): number {
  if (fine.status === 'paid' || fine.status === 'cancelled') return 0
  return Math.max(0, priceKop(fine, today) - fine.paidKop)
}

/** A debt does not grow while a dispute is looked into (support/fine), so its discount does not run out. */
function priceKop({ status, sizeKop, discountPercent, discountUntil }: FineTerms, today: string): number {
  const isDiscounted = discountUntil !== null && (today <= discountUntil || status === 'disputed')
  if (!isDiscounted) return sizeKop
  return Math.round((sizeKop * (100 - discountPercent)) / 100 / KOPECKS_PER_ROUBLE) * KOPECKS_PER_ROUBLE
}
