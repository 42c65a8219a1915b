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

/** A usual rental to begin with: the middle class's price of today for the usual number of days, in whole thousands. */
export function usualRentalKop(classes: readonly { fromPerDayKop: number | null }[], days: number): number {
  const prices = classes.flatMap(({ fromPerDayKop }) => (fromPerDayKop === null ? [] : [fromPerDayKop]))
  const middle = prices.sort((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
  return Math.round((middle * days) / 100_000) * 100_000
}
