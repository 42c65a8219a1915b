import { expect, it } from 'vitest'
import { liabilityKop } from '@/provider/rules/options/insurance'

it.each([
  ['basic', 3_000_000, { deductiblePercent: 100, maxLiabilityKop: null }, 3_000_000],
  ['standard: half', 3_000_000, { deductiblePercent: 50, maxLiabilityKop: null }, 1_500_000],
  ['standard: half, whole roubles', 3_000_100, { deductiblePercent: 50, maxLiabilityKop: null }, 1_500_100],
  ['extended: the limit', 3_000_000, { deductiblePercent: null, maxLiabilityKop: 1_500_000 }, 1_500_000],
  ['extended: a lower deductible', 800_000, { deductiblePercent: null, maxLiabilityKop: 1_500_000 }, 800_000],
])('%s leaves at most its share to pay', (_, deductibleKop, sold, left) => {
  expect(liabilityKop(deductibleKop, sold)).toBe(left)
})
