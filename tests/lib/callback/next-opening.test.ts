import { describe, expect, it } from 'vitest'
import { nextOpening } from '@/lib/callback/next-opening'

const DAILY = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '20:00' }]
const SIX_DAYS = [
  { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00' },
  { days: [6], opens: '09:00', closes: '15:00' },
]
const SATURDAY = '2026-11-21'
const SUNDAY = '2026-11-22'
const MONDAY = '2026-11-23'

describe('nextOpening', () => {
  it.each([
    ['07:59', { date: SATURDAY, time: '08:00', daysAhead: 0 }],
    ['08:00', null],
    ['19:59', null],
    ['20:00', { date: SUNDAY, time: '08:00', daysAhead: 1 }],
    ['00:00', { date: SATURDAY, time: '08:00', daysAhead: 0 }],
  ])('open from 08:00 to 20:00, at %s', (time, expected) => {
    expect(nextOpening(DAILY, { date: SATURDAY, time })).toEqual(expected)
  })

  it('keeps the hours of each day of the week', () => {
    expect(nextOpening(SIX_DAYS, { date: SATURDAY, time: '14:59' })).toBeNull()
    // Sunday has none: Monday opens next.
    expect(nextOpening(SIX_DAYS, { date: SATURDAY, time: '15:00' })).toMatchObject({ date: MONDAY, daysAhead: 2 })
    expect(nextOpening(SIX_DAYS, { date: SUNDAY, time: '12:00' })).toMatchObject({ date: MONDAY, time: '08:00' })
  })

  it('goes on from the last day of a month into the next', () => {
    expect(nextOpening(DAILY, { date: '2026-11-30', time: '21:00' })?.date).toBe('2026-12-01')
  })

  it('says nothing of a branch whose hours are not known', () => {
    expect(nextOpening([], { date: SATURDAY, time: '03:00' })).toBeNull()
  })
})
