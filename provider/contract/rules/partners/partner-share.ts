/**
 * What a partner earns at most of what a guest pays.
 *
 * @returns kopecks, whole roubles.
 */
export function partnerShareKop(paidKop: number, sharePercent: number): number {
  return Math.round((paidKop * sharePercent) / 10_000) * 100
}
