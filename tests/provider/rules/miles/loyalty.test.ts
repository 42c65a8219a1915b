import { describe, expect, it } from 'vitest'
import { type CompletedRental, completedRental, loyaltyOf } from '@/provider/rules/miles/loyalty'

const ZONE = 'Asia/Vladivostok'
const NOW = new Date('2026-11-21T04:00:00Z')
const BRONZE = { code: 'bronze', km: 3_000, days: 10, earnPercent: 3 }
const SILVER = { code: 'silver', km: 8_000, days: 30, earnPercent: 5 }
const GOLD = { code: 'gold', km: 20_000, days: 75, earnPercent: 7 }
const PLATINUM = { code: 'platinum', km: 40_000, days: 150, earnPercent: 10 }
const RULES = { windowMonths: 24, levels: [BRONZE, SILVER, GOLD, PLATINUM] }

/** A rental of so many days that ended at noon UTC of a date. */
function rental(days: number, distanceKm: number | null, ended = '2026-06-01'): CompletedRental {
  return { dropoff: new Date(`${ended}T12:00:00Z`), days, distanceKm }
}

describe('loyaltyOf', () => {
  it.each([
    { km: 0, days: 1, level: 'none', next: 'bronze' },
    { km: 2_999, days: 9, level: 'none', next: 'bronze' },
    { km: 3_000, days: 1, level: 'bronze', next: 'silver' },
    { km: 0, days: 10, level: 'bronze', next: 'silver' },
    { km: 7_999, days: 29, level: 'bronze', next: 'silver' },
    { km: 8_000, days: 1, level: 'silver', next: 'gold' },
    { km: 0, days: 30, level: 'silver', next: 'gold' },
    { km: 19_999, days: 74, level: 'silver', next: 'gold' },
    { km: 20_000, days: 1, level: 'gold', next: 'platinum' },
    { km: 0, days: 75, level: 'gold', next: 'platinum' },
    { km: 39_999, days: 149, level: 'gold', next: 'platinum' },
    { km: 40_000, days: 1, level: 'platinum', next: undefined },
    { km: 0, days: 150, level: 'platinum', next: undefined },
    { km: 19_600, days: 160, level: 'platinum', next: undefined },
  ])('$km km and $days days are $level', ({ km, days, level, next }) => {
    const loyalty = loyaltyOf([rental(days, km)], RULES, NOW, ZONE)
    expect(loyalty).toMatchObject({ level, km, days })
    expect(loyalty.next?.level).toBe(next)
  })

  it('has no level without a rental, and tells what the first one asks for', () => {
    expect(loyaltyOf([], RULES, NOW, ZONE)).toEqual({
      level: 'none',
      km: 0,
      days: 0,
      next: { level: 'bronze', km: 3_000, days: 10 },
    })
  })

  it('adds rentals up: their paid days, and no kilometres where none were counted', () => {
    const rentals = [rental(4, 500), rental(3, 1_200), rental(3, null)]
    expect(loyaltyOf(rentals, RULES, NOW, ZONE)).toMatchObject({ km: 1_700, days: 10 })
  })

  it('counts the days that the price pays: a free hour of an extension adds none', () => {
    const startAt = new Date('2026-05-20T12:00:00Z')
    const extended = { startAt, endAt: new Date('2026-05-29T13:00:00Z'), price: { days: 9 }, distanceKm: 10 }
    expect(loyaltyOf([completedRental(extended)], RULES, NOW, ZONE)).toMatchObject({ level: 'none', days: 9 })
    const unpriced = { ...extended, price: null }
    expect(completedRental(unpriced).days).toBe(10)
  })

  it.each([
    { name: 'on the day 24 months ago: over', ended: '2024-11-21', days: 0 },
    // 12:00 UTC is 22:00 in Vladivostok, still the same day.
    { name: 'the day after: counted as a whole', ended: '2024-11-22', days: 20 },
    { name: 'today', ended: '2026-11-21', days: 20 },
  ])('window, a rental that ended $name', ({ ended, days }) => {
    expect(loyaltyOf([rental(20, 100, ended)], RULES, NOW, ZONE).days).toBe(days)
  })

  it('keeps the station’s calendar: what ended at 23:30 in Moscow ended the day after in Vladivostok', () => {
    const dropoff = new Date('2024-11-21T20:30:00Z')
    const ended = { dropoff, days: 1, distanceKm: 1 }
    expect(loyaltyOf([ended], RULES, NOW, ZONE).days).toBe(1)
    expect(loyaltyOf([ended], RULES, NOW, 'Europe/Moscow').days).toBe(0)
  })

  it('counts months back over the turn of a year and from the end of a long month', () => {
    const march = new Date('2026-03-31T04:00:00Z')
    const days = (ended: string, windowMonths: number) =>
      loyaltyOf([rental(1, 0, ended)], { ...RULES, windowMonths }, march, ZONE).days
    expect(days('2026-02-28', 1)).toBe(0)
    expect(days('2026-03-01', 1)).toBe(1)
    expect(days('2025-12-31', 3)).toBe(0)
    expect(days('2026-01-01', 3)).toBe(1)
    expect(days('2025-03-31', 12)).toBe(0)
    expect(days('2025-04-01', 12)).toBe(1)
  })

  it('follows the branch’s own thresholds, in whatever order they stand, without a level that it left out', () => {
    const levels = [
      { ...GOLD, km: 100 },
      { ...BRONZE, days: 2 },
    ]
    const rules = { windowMonths: 24, levels }
    expect(loyaltyOf([rental(2, 99)], rules, NOW, ZONE)).toMatchObject({
      level: 'bronze',
      next: { level: 'gold', km: 100, days: 75 },
    })
    expect(loyaltyOf([rental(2, 100)], rules, NOW, ZONE)).toMatchObject({ level: 'gold', next: null })
  })
})
