import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depositExample } from '@/lib/deposits/example'

describe('the example of a deposit', () => {
  it('has a repair that the deposit covers and one that costs more than the deductible', () => {
    expect(depositExample(1_000_000, 6_000_000)).toEqual({
      ...{ smallKop: 500_000, smallBackKop: 500_000 },
      ...{ bigKop: 12_000_000, extraKop: 5_000_000, bigBackKop: 0 },
    })
    expect(depositExample(5_000_000, 3_000_000)).toMatchObject({
      smallKop: 1_500_000,
      extraKop: 0,
      bigBackKop: 2_000_000,
    })
  })

  it('is none of a model without a deposit or without a deductible', () => {
    expect([depositExample(0, 6_000_000), depositExample(1_000_000, 0)]).toEqual([null, null])
  })

  it('never asks for more than the deductible, whatever the sums', () => {
    const kop = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(kop, kop, (depositKop, deductibleKop) => {
        const example = depositExample(depositKop, deductibleKop)
        if (!example) return
        expect(depositKop - example.bigBackKop + example.extraKop).toBe(deductibleKop)
        expect(example.smallKop).toBeLessThan(Math.min(depositKop, deductibleKop))
        expect(example.smallKop + example.smallBackKop).toBe(depositKop)
        expect(example.bigKop).toBeGreaterThan(deductibleKop)
      }),
    )
  })
})
