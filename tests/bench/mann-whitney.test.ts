import { describe, expect, it } from 'vitest'
import { mannWhitneyP } from '@/bench/mann-whitney'

describe('mannWhitneyP', () => {
  it('is near one for the same values and near nothing for values that never meet', () => {
    const values = Array.from({ length: 200 }, (_, index) => index)
    expect(mannWhitneyP(values, values)).toBeCloseTo(1, 2)
    expect(
      mannWhitneyP(
        values,
        values.map((value) => value + 200),
      ),
    ).toBeLessThan(1e-9)
  })

  // By hand: of 400 pairs 136 are the other way round; mean 200, variance 400 × 41 / 12, z = 1.731.
  it('agrees with a case counted by hand', () => {
    const first = Array.from({ length: 20 }, (_, index) => index + 1)
    const second = first.map((value) => value + 3.5)
    expect(mannWhitneyP(first, second)).toBeCloseTo(0.0834, 3)
  })
})
