const STEP_KOP = 50_000

/** Sums of the example, in kopecks; null where the model has no deposit or nothing is paid for damage. */
export type DepositExample = {
  /** A repair that the deposit covers, and what of the deposit is returned then. */
  smallKop: number
  smallBackKop: number
  /** A repair that costs more than the deductible, what is paid beside the deposit, and what of the deposit is returned. */
  bigKop: number
  extraKop: number
  bigBackKop: number
}

/** Returns what becomes of a deposit after a small and after a large damage, without an insurance package. */
export function depositExample(depositKop: number, deductibleKop: number): DepositExample | null {
  if (depositKop === 0 || deductibleKop === 0) return null
  const half = Math.min(depositKop, deductibleKop) / 2
  const smallKop = Math.max(STEP_KOP, Math.floor(half / STEP_KOP) * STEP_KOP)
  if (smallKop >= depositKop || smallKop >= deductibleKop) return null
  return {
    smallKop,
    smallBackKop: depositKop - smallKop,
    bigKop: Math.max(depositKop, deductibleKop) * 2,
    extraKop: Math.max(0, deductibleKop - depositKop),
    bigBackKop: Math.max(0, depositKop - deductibleKop),
  }
}
