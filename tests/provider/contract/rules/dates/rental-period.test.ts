import { describe, expect, it } from 'vitest'
import { findPeriodRejection, rentalDays, suggestedPeriod } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = new Date('2026-06-15T00:00:00Z')
const LIMITS = { minHoursBeforePickup: 12, maxDaysAhead: 365, maxRentalDays: 60 }

const rejectionOf = (from: number, length: number) => {
  const pickup = new Date(NOW.getTime() + from)
  return findPeriodRejection({ pickup, dropoff: new Date(pickup.getTime() + length) }, NOW, LIMITS)
}

describe('findPeriodRejection', () => {
  it.each([
    ['one millisecond before twelve hours', 12 * HOUR - 1, DAY, 'pickup_too_soon'],
    ['exactly twelve hours', 12 * HOUR, DAY, null],
    ['one millisecond after twelve hours', 12 * HOUR + 1, DAY, null],
    ['one millisecond ago', -1, DAY, 'pickup_in_past'],
    ['now', 0, DAY, 'pickup_too_soon'],
    ['a year ahead', 365 * DAY, DAY, null],
    ['a year and a millisecond ahead', 365 * DAY + 1, DAY, 'pickup_too_far'],
    ['no length', DAY, 0, 'dropoff_before_pickup'],
    ['one millisecond of length', DAY, 1, null],
    ['sixty days', DAY, 60 * DAY, null],
    ['sixty days and a millisecond', DAY, 60 * DAY + 1, 'rental_too_long'],
  ])('%s: %i ms ahead for %i ms gives %s', (_, from, length, expected) => {
    expect(rejectionOf(from, length)).toBe(expected)
  })
})

describe('rentalDays', () => {
  it.each([
    [1, 1],
    [DAY, 1],
    [DAY + 1, 2],
    [7 * DAY, 7],
    [7 * DAY + HOUR, 8],
  ])('%i ms are %i started days', (length, days) => {
    expect(rentalDays({ pickup: NOW, dropoff: new Date(NOW.getTime() + length) })).toBe(days)
  })
})

describe('suggestedPeriod', () => {
  const rules = { defaultDaysAhead: 3, defaultLengthDays: 7, defaultTime: '12:00' }

  it('is noon on the station’s clock, counted from the station’s date', () => {
    const { pickup, dropoff } = suggestedPeriod(new Date('2026-11-21T20:00:00Z'), rules, 'Asia/Vladivostok')
    expect(toStationMoment(pickup, 'Asia/Vladivostok')).toEqual({ date: '2026-11-25', time: '12:00' })
    expect(toStationMoment(dropoff, 'Asia/Vladivostok')).toEqual({ date: '2026-12-02', time: '12:00' })
  })

  it('refuses a broken setting', () => {
    expect(() => suggestedPeriod(NOW, { ...rules, defaultTime: 'noon' }, 'Asia/Vladivostok')).toThrow(RangeError)
  })
})
