import { describe, expect, it } from 'vitest'
import { compareRow } from '@/lib/cars/compare-row'

const values = (...ranks: Array<number | null>) => ranks.map((rank) => ({ text: String(rank), rank }))
const best = (...ranks: Array<number | null>) =>
  compareRow('Залог', values(...ranks)).values.map(({ isBest }) => isBest)

describe('compareRow', () => {
  it('marks the best, and all that are as good', () => {
    expect(best(1, 3, 2)).toEqual([false, true, false])
    expect(best(3, 3, 2)).toEqual([true, true, false])
  })

  it('marks none where all are as good, where one is not known, and where nobody can say', () => {
    expect(best(2, 2)).toEqual([false, false])
    expect(best(1, null, 2)).toEqual([false, false, false])
    expect(best(null, null)).toEqual([false, false])
  })

  it('differs by what is read', () => {
    expect(
      compareRow('Мест', [
        { text: '5', rank: null },
        { text: '7', rank: null },
      ]).differs,
    ).toBe(true)
    expect(
      compareRow('Мест', [
        { text: '5', rank: null },
        { text: '5', rank: null },
      ]).differs,
    ).toBe(false)
  })
})
