import { describe, expect, it } from 'vitest'
import { chooseMonth, daysLater, monthsLater, weeksOf } from '@/lib/cars/calendar-month'
import { dayQuery } from '@/lib/cars/day-query'

const monthOf = (month: string, length: number) =>
  Array.from({ length }, (_, index) => ({ date: `${month}-${String(index + 1).padStart(2, '0')}` }))

describe('the month of a model', () => {
  it('is the asked one only while it can be booked', () => {
    const choose = (asked?: string) => chooseMonth(asked, '2026-11', '2027-11')
    expect(['2026-12', '2027-11', '2026-10', '2027-12', '2026-13', 'x', undefined].map(choose)).toEqual([
      '2026-12',
      '2027-11',
      '2026-11',
      '2026-11',
      '2026-11',
      '2026-11',
      '2026-11',
    ])
  })

  it('goes over New Year and the end of February', () => {
    expect([monthsLater('2026-12', 1), monthsLater('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
    expect([daysLater('2026-12-30', 3), daysLater('2028-02-27', 3)]).toEqual(['2027-01-02', '2028-03-01'])
  })

  it('begins its weeks on Monday', () => {
    // 1 November 2026 is a Sunday, 1 February 2027 a Monday of four full weeks.
    const november = weeksOf(monthOf('2026-11', 30))
    expect(november).toHaveLength(6)
    expect(november[0]).toEqual([null, null, null, null, null, null, { date: '2026-11-01' }])
    expect(november[5]).toEqual([{ date: '2026-11-30' }, null, null, null, null, null, null])
    expect(weeksOf(monthOf('2027-02', 28))).toHaveLength(4)
  })
})

describe('dayQuery', () => {
  const rules = { defaultTime: '12:00', defaultLengthDays: 7 }
  const first = { date: '2026-11-22', time: '17:30' }
  const ask = (date: string, values = {}) =>
    Object.fromEntries(new URLSearchParams(dayQuery(date, { values, first, rules }) ?? 'none'))

  it('keeps length, times, places and code of the search', () => {
    const values = { from: '2026-12-01', fromTime: '09:00', to: '2026-12-04', toTime: '20:30', place: '51', promo: 'X' }
    expect(ask('2026-12-30', values)).toEqual({ ...values, from: '2026-12-30', to: '2027-01-02' })
  })

  it('takes the branch’s length and times without a search', () => {
    expect(ask('2026-12-01')).toEqual({ from: '2026-12-01', fromTime: '12:00', to: '2026-12-08', toTime: '12:00' })
  })

  it('begins on the first day at the first hour that can be booked, and not before', () => {
    expect(ask('2026-11-22').fromTime).toBe('17:30')
    expect(ask('2026-11-21')).toEqual({ none: '' })
  })
})
