import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTotalRejection, transferWay, withTotal } from '@/provider/rules/transfers/transitions'

const PRICE = fc
  .record({
    lines: fc.array(
      fc.record({
        code: fc.constant('hours' as const),
        amountKop: fc.nat(1_000_000),
        quantity: fc.integer({ min: 1, max: 24 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    hours: fc.integer({ min: 1, max: 24 }),
  })
  .map((price) => ({ ...price, isFrom: true, totalKop: price.lines.reduce((sum, line) => sum + line.amountKop, 0) }))

describe('a named sum of an order', () => {
  it('is the sum of its lines, and not less than the sum that the client saw', () => {
    fc.assert(
      fc.property(PRICE, fc.integer({ min: -1000, max: 5_000_000 }), (price, more) => {
        const totalKop = price.totalKop + more
        if (more < 0) {
          expect(findTotalRejection(price, totalKop)).toEqual({ why: 'total_low', leastKop: price.totalKop })
          return
        }
        const named = withTotal(price, totalKop)
        expect(named.lines.reduce((sum, line) => sum + line.amountKop, 0)).toBe(totalKop)
        expect([named.totalKop, named.isFrom]).toEqual([totalKop, false])
      }),
    )
  })

  it('a trip that was driven was on its way before', () => {
    expect(transferWay('confirmed', 'done')).toEqual(['on_the_way', 'done'])
    expect(transferWay('request', 'done')).toEqual([])
    expect(transferWay('done', 'cancelled')).toEqual([])
  })
})
