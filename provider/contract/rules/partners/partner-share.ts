/** Returns the most that a partner earns of what a guest pays, in kopecks, rounded to whole roubles. */
export function partnerShareKop(paidKop: number, sharePercent: number): number {
  return Math.round((paidKop * sharePercent) / 10_000) * 100
}
