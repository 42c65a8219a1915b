import { describe, expect, it } from 'vitest'
import { addDays, addMonths, addToMonth, mondayOf, weeksBetween, weeksOfMonth } from '@/lib/search/calendar-weeks'
import { chooseDay } from '@/lib/search/choose-day'
import { beforeTime, formatFieldDay } from '@/lib/search/field-day'

describe('the weeks of a calendar', () => {
  it('run on without gaps from the week of the first day, over New Year too', () => {
    const weeks = weeksBetween('2026-11-25', '2027-01-06')
    expect(weeks[0]?.[0]).toBe('2026-11-23')
    expect(weeks.at(-1)?.at(-1)).toBe('2027-01-10')
    const days = weeks.flat()
    for (const [index, day] of days.slice(1).entries()) expect(day).toBe(addDays(days[index] as string, 1))
  })

  it('of a month leave out what is over, but keep this week whole', () => {
    const weeks = weeksOfMonth('2026-11', '2026-11-25')
    expect(weeks[0]).toEqual(['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`))
    expect(weeks[1]).toEqual(['2026-11-30', null, null, null, null, null, null])
    expect(weeksOfMonth('2026-12', '2026-11-25')[0]).toEqual([
      null,
      ...['01', '02', '03', '04', '05', '06'].map((day) => `2026-12-${day}`),
    ])
  })

  it('know months and Mondays', () => {
    expect([addMonths('2026-12-31', 2), addMonths('2027-01-15', -1)]).toEqual(['2027-02-28', '2026-12-15'])
    expect([addToMonth('2026-12', 1), addToMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
    expect([mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual(['2026-11-23', '2026-11-30'])
  })
})

describe('a press on a day', () => {
  const values = { from: '2026-12-05', fromTime: '12:00', to: '2026-12-08', toTime: '12:00' }

  it.each([
    ['from', '2026-12-07', values, { from: '2026-12-07' }, 'to'],
    ['to', '2026-12-20', values, { to: '2026-12-20' }, 'from'],
    ['to', '2026-12-01', values, { from: '2026-12-01' }, 'to'],
    ['to', '2026-12-05', values, { from: '2026-12-05' }, 'to'],
    ['to', '2026-12-05', { ...values, toTime: '20:00' }, { to: '2026-12-05' }, 'from'],
  ] as const)('for the end "%s" at %s', (end, date, dates, changed, next) => {
    expect(chooseDay(date, end, dates)).toEqual({ changed, next })
  })
})

describe('the day of a date field', () => {
  it.each([
    ['ru', 'чт, 26 нояб.,'],
    ['en', 'Thu 26 Nov,'],
    ['zh-CN', '11月26日 周四'],
  ])('is in the language of the page: %s', (locale, text) => {
    expect(beforeTime(formatFieldDay('2026-11-26', locale) ?? '', locale)).toBe(text)
  })

  it('is none for a day that does not exist', () => {
    expect(formatFieldDay('2026-02-30', 'ru')).toBeNull()
    expect(formatFieldDay('', 'ru')).toBeNull()
  })
})
