import { partnerShareKop } from '@/provider/contract/rules/partners/partner-share'

const MONTHS_A_YEAR = 12

/**
 * What a partner earns at most.
 *
 * @param amountKop what a guest pays for a rental.
 * @returns kopecks, whole roubles.
 */
export function partnerEarnings(
  bookingsAMonth: number,
  amountKop: number,
  sharePercent: number,
): { monthKop: number; yearKop: number } {
  const monthKop = partnerShareKop(bookingsAMonth * amountKop, sharePercent)
  return { monthKop, yearKop: monthKop * MONTHS_A_YEAR }
}
