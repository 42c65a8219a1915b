import { describe, expect, it } from 'vitest'
import { csvName } from '@/lib/account/csv-name'
import { listHref, readListQuery, readYear } from '@/lib/account/list-address'
import { monthsOf } from '@/lib/account/months'

describe('the address of a list', () => {
  it.each([
    ['2026', 2026],
    ['0599', 599],
    ['26', null],
    ['2026-01', null],
    [['2026', '2025'], null],
    [undefined, null],
  ])('%j is the year %s', (value, year) => {
    expect(readYear(value)).toBe(year)
  })

  it.each([
    [{}, '/account/charge/'],
    [{ year: 2026 }, '/account/charge/?year=2026'],
    // Four digits, as the provider takes them.
    [{ year: 599 }, '/account/charge/?year=0599'],
    [{ year: 0 }, '/account/charge/?year=0000'],
    [{ year: 2026, show: 'past', isAll: true }, '/account/charge/?show=past&year=2026&all=1'],
  ])('that asks for %j is %s', (query, href) => {
    expect(listHref('/account/charge/', query)).toBe(href)
  })

  it('is read as it was written, and says nothing where it says something twice', () => {
    expect(readListQuery({ year: '2026', show: 'past', all: '1', entry: '7' })).toEqual({
      year: 2026,
      show: 'past',
      entry: '7',
      isAll: true,
    })
    expect(readListQuery({ year: ['2026'], show: ['past', 'active'] })).toEqual({
      year: null,
      show: undefined,
      isAll: false,
    })
  })
})

describe('the months of a list', () => {
  const at = (item: string) => item

  it('are those of the station, in the order of the list', () => {
    const items = ['2026-10-31T15:00:00Z', '2026-10-31T13:00:00Z', '2026-10-01T00:00:00Z']
    expect(monthsOf(items, at).map(({ month, items: own }) => [month, own.length])).toEqual([
      ['2026-11', 1],
      ['2026-10', 2],
    ])
  })

  it('keep all their items for their sums when only fifty lines are listed', () => {
    const items = [...Array(30).fill('2026-11-05T00:00:00Z'), ...Array(40).fill('2026-10-05T00:00:00Z')].map(
      (day, index) => ({
        day,
        index,
      }),
    )
    const months = monthsOf([...items, { day: '2026-09-05T00:00:00Z', index: 70 }], ({ day }) => day, false)
    expect(months.map(({ month, items: own, listed }) => [month, own.length, listed.length])).toEqual([
      ['2026-11', 30, 30],
      ['2026-10', 40, 20],
    ])
  })
})

it('names a file by its subject and its year', () => {
  expect(csvName({ list: 'charge', year: 2026 })).toBe('sun-rent-miles-2026.csv')
  expect(csvName({ list: 'history', year: null })).toBe('sun-rent-rentals.csv')
})
