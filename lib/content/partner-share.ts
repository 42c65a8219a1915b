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
  const monthKop = Math.round((bookingsAMonth * amountKop * sharePercent) / 10_000) * 100
  return { monthKop, yearKop: monthKop * MONTHS_A_YEAR }
}
