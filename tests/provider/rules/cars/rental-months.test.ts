import { describe, expect, it } from 'vitest'
import { daysToSeason } from '@/provider/modules/cars/rules/rental-months'

const SUMMER = [5, 6, 7, 8, 9, 10]
const WINTER = [11, 12, 1, 2]
const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

describe('the next season of hire', () => {
  it.each([
    ['2026-12-10', [SUMMER], 142],
    ['2027-04-30', [SUMMER], 1],
    ['2026-10-29', [SUMMER], 184],
    ['2027-02-25', [WINTER], 249],
    ['2027-12-10', [SUMMER], 143],
    ['2026-12-10', [SUMMER, [3, 4]], 81],
  ])('opens after %s in the first month that follows one without hire', (date, seasons, days) => {
    expect(daysToSeason(date, seasons)).toBe(days)
  })

  it('never opens for what is hired out the whole year', () => {
    expect(daysToSeason('2026-12-10', [ALL_YEAR])).toBeNull()
    expect(daysToSeason('2026-12-10', [])).toBeNull()
  })
})
