import { describe, expect, it } from 'vitest'
import { firstDate, firstPickup } from '@/lib/search/first-pickup'

const LIMITS = { minHoursBeforePickup: 12, maxDaysAhead: 365, maxRentalDays: 60 }

describe('firstPickup', () => {
  it('offers the first half hour after the limit', () => {
    expect(firstPickup(new Date('2026-11-21T02:10:00Z'), LIMITS).toISOString()).toBe('2026-11-21T14:30:00.000Z')
    expect(firstPickup(new Date('2026-11-21T02:30:00Z'), LIMITS).toISOString()).toBe('2026-11-21T14:30:00.000Z')
  })
})

describe('firstDate', () => {
  it('is a day of the station, not of the server', () => {
    expect(firstDate(new Date('2026-11-21T02:10:00Z'), LIMITS)).toBe('2026-11-22')
  })
})
