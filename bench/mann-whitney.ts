/**
 * Two-sided p of the Mann–Whitney test, by the normal approximation (samples of hundreds, ties averaged): how likely
 * such a difference is when both series come from one distribution.
 */
export function mannWhitneyP(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => ({ value, own: true })), ...second.map((value) => ({ value, own: false }))]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  let tieCorrection = 0
  for (let start = 0; start < all.length; ) {
    let end = start
    while (all[end]?.value === all[start]?.value && end < all.length) end += 1
    const ties = end - start
    const rank = (start + 1 + end) / 2
    rankSum += rank * all.slice(start, end).filter(({ own }) => own).length
    tieCorrection += ties ** 3 - ties
    start = end
  }
  const [n, m] = [first.length, second.length]
  const total = n + m
  const u = rankSum - (n * (n + 1)) / 2
  const variance = ((n * m) / 12) * (total + 1 - tieCorrection / (total * (total - 1)))
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt(variance)
  return 2 * upperTail(z)
}

/** Upper tail of the normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly
}
