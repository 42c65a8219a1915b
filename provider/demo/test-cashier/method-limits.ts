import type { Method } from './documents'

const METHODS: readonly Method['type'][] = ['bank_card', 'sbp']

/** Limits of one payment, as a shop's contract usually has them: 1 to 350 000 ₽ by card, to 1 000 000 ₽ by SBP. */
const LIMITS: Record<Method['type'], { minKop: number; maxKop: number }> = {
  bank_card: { minKop: 100, maxKop: 35_000_000 },
  sbp: { minKop: 100, maxKop: 100_000_000 },
}

/** Returns the methods for this sum; SBP has no holds (two stages). */
export function methodsFor(amountKop: number, capture: boolean): Method['type'][] {
  return METHODS.filter((method) => {
    const { minKop, maxKop } = LIMITS[method]
    return amountKop >= minKop && amountKop <= maxKop && (capture || method === 'bank_card')
  })
}
