import { describe, expect, it } from 'vitest'
import { chooseSeason, priceGroups, seasonChoices } from '@/lib/prices/price-table'
import { termSearch } from '@/lib/prices/term-search'
import type { PriceRow, PriceSeason } from '@/provider/contract/prices'

const seasons: PriceSeason[] = [{ id: 'new-year', name: 'Новый год', coefficientPercent: 135, spans: [] }]

function period(Period: string, seasonId: string | null): PriceRow['prices'][number] {
  const terms = { underThreeKop: 3, fromThreeKop: 2, fromSevenKop: 1 }
  return { Price: 1, discount1: 0, discount2: 0, Period, name: null, '1day': null, terms, seasonId }
}

function row(slug: string, carClass: PriceRow['class'], prices: PriceRow['prices']): PriceRow {
  const rest = { naimenovanie: slug, className: carClass, depositKop: 0, selfDrive: true }
  return { slug, class: carClass, prices, ...rest }
}

const before = period('2026-11-21/2026-12-27', null)
const holidays = period('2026-12-28/2027-01-10', 'new-year')
const after = period('2027-01-11/2027-06-01', null)
const rows = [
  row('fit', 'promo', [before, holidays, after]),
  row('rav4', 'crossovers', [before, holidays, after]),
  row('mazda', 'promo', [after]),
]
const choices = seasonChoices(rows, seasons)

describe('seasonChoices', () => {
  it('names every season once, with its next run, the nearest first', () => {
    expect(choices).toEqual([
      { id: 'plain', name: null, from: '2026-11-21', to: '2026-12-27' },
      { id: 'new-year', name: 'Новый год', from: '2026-12-28', to: '2027-01-10' },
    ])
  })
})

describe('chooseSeason', () => {
  it.each([
    ['new-year', '2026-11-26', 'new-year'],
    ['', '2026-12-30', 'new-year'],
    ['', '2026-11-26', 'plain'],
    ['zzz', '2026-11-26', 'plain'],
    ['', '2030-01-01', 'plain'],
  ])('asked "%s" on %s → %s', (asked, date, expected) => {
    expect(chooseSeason(choices, asked, date)?.id).toBe(expected)
  })

  it('has nothing to choose from an empty table', () => {
    expect(chooseSeason([], '', '2026-11-26')).toBeNull()
  })
})

describe('priceGroups', () => {
  it('groups by class and says null where a model is not hired out', () => {
    const [newYear] = choices.filter(({ id }) => id === 'new-year')
    if (!newYear) throw new Error('the season is missing')
    const groups = priceGroups(rows, newYear)
    expect(groups.map(({ id, lines }) => [id, lines.map(({ slug, price }) => [slug, price?.Period ?? null])])).toEqual([
      [
        'promo',
        [
          ['fit', '2026-12-28/2027-01-10'],
          ['mazda', null],
        ],
      ],
      ['crossovers', [['rav4', '2026-12-28/2027-01-10']]],
    ])
  })
})

describe('termSearch', () => {
  const suggested = { from: '2026-11-26' }

  it.each([
    ['2026-11-21', 2, '2026-11-26', '2026-11-28'],
    ['2026-12-28', 7, '2026-12-28', '2027-01-04'],
    ['2027-02-27', 5, '2027-02-27', '2027-03-04'],
  ])('a season from %s, %i days → %s to %s', (seasonFrom, days, from, to) => {
    const search = termSearch(suggested, { from: seasonFrom, to: '2028-01-01' }, days)
    expect(search).toEqual({ from, to })
  })
})
