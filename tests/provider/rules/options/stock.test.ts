import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { peakUse } from '@/provider/rules/options/peak-use'
import { piecesLeft } from '@/provider/rules/options/stock'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour))
const use = (from: number, until: number, quantity = 1) => ({ from: at(from), until: at(until), quantity })

describe('pieces in use', () => {
  it('are the most of one moment, not the sum of the window', () => {
    expect(peakUse([use(0, 5), use(5, 9)], at(0), at(9))).toBe(1)
    expect(peakUse([use(0, 6), use(5, 9, 2)], at(0), at(9))).toBe(3)
  })

  it('count from the beginning of the window, and neither before nor after it', () => {
    expect(peakUse([use(0, 5), use(9, 12)], at(5), at(9))).toBe(0)
    expect(peakUse([use(0, 6)], at(5), at(9))).toBe(1)
  })

  it('are what an hour-by-hour count finds', () => {
    const uses = fc.array(
      fc
        .record({
          from: fc.integer({ min: 0, max: 40 }),
          length: fc.integer({ min: 1, max: 20 }),
          n: fc.integer({ min: 1, max: 3 }),
        })
        .map(({ from, length, n }) => use(from, from + length, n)),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(uses, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 20 }), (all, from, length) => {
        const hours = Array.from({ length }, (_, hour) => at(from + hour))
        const busy = hours.map((hour) =>
          all.filter((one) => one.from <= hour && hour < one.until).reduce((sum, { quantity }) => sum + quantity, 0),
        )
        expect(peakUse(all, at(from), at(from + length))).toBe(Math.max(...busy))
      }),
    )
  })

  it('leave the rest of the stock, never less than none, and of endless stock no number', () => {
    const window = { from: at(0), blockedUntil: at(9) }
    expect(piecesLeft(5, [use(0, 5, 2)], window)).toBe(3)
    expect(piecesLeft(1, [use(0, 5, 2)], window)).toBe(0)
    expect(piecesLeft(null, [use(0, 5, 2)], window)).toBeNull()
  })
})
