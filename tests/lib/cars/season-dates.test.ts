import { describe, expect, it } from 'vitest'
import { seasonDates } from '@/lib/cars/season-dates'

describe('seasonDates', () => {
  it('reads both ends as days of no time zone', () => {
    expect(seasonDates('2026-12-28/2027-01-10')).toEqual({
      from: new Date('2026-12-28T00:00:00Z'),
      to: new Date('2027-01-10T00:00:00Z'),
    })
  })

  it.each(['', 'next summer', '2026-12-28'])('rejects %j', (period) => {
    expect(() => seasonDates(period)).toThrow(RangeError)
  })
})
