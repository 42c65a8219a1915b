import { describe, expect, it } from 'vitest'
import { cheapestFirst, chooseSeason, nearRuns, priceGroups, seasonChoices } from '@/lib/prices/price-table'
import type { PricedModel, SeasonPrice } from '@/lib/prices/priced-model'
import { termSearch } from '@/lib/prices/term-search'
import type { PriceSeason } from '@/provider/contract/prices'

const seasons: PriceSeason[] = [{ id: 'new-year', name: 'Новый год', coefficientPercent: 135, spans: [] }]

function period(dates: string, seasonId: string | null): SeasonPrice {
  return { period: dates, seasonId, terms: { oneDayKop: null, underThreeKop: 3, fromThreeKop: 2, fromSevenKop: 1 } }
}

function row(slug: string, classId: PricedModel['classId'], prices: SeasonPrice[]): PricedModel {
  const rest = {
    name: slug,
    className: classId,
    gearbox: 'cvt' as const,
    drive: 'awd' as const,
    depositKop: 0,
    selfDrive: true,
    offered: { mileage: true, insurance: true },
  }
  return { slug, classId, prices, ...rest }
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
  it('names every season once, with all its runs, the nearest first', () => {
    expect(choices).toEqual([
      {
        id: 'plain',
        name: null,
        from: '2026-11-21',
        to: '2026-12-27',
        runs: [
          { from: '2026-11-21', to: '2026-12-27' },
          { from: '2027-01-11', to: '2027-06-01' },
        ],
      },
      {
        id: 'new-year',
        name: 'Новый год',
        from: '2026-12-28',
        to: '2027-01-10',
        runs: [{ from: '2026-12-28', to: '2027-01-10' }],
      },
    ])
  })
})

describe('seasonChoices of a model that is hired out for a part of a run', () => {
  it('makes one run of what overlaps', () => {
    const part = row('mazda', 'promo', [period('2026-12-01/2027-02-01', null)])
    const [plain] = seasonChoices([row('fit', 'promo', [before]), part], seasons)
    expect(plain?.runs).toEqual([{ from: '2026-11-21', to: '2027-02-01' }])
  })
})

describe('nearRuns', () => {
  it('names every part of a season that others cut, and not the season of the next year', () => {
    const parts = [period('2027-01-11/2027-02-02', 'new-year'), period('2027-02-14/2027-03-04', 'new-year')]
    const nextYear = period('2028-01-11/2028-02-02', 'new-year')
    const [winter] = seasonChoices([row('fit', 'promo', [...parts, nextYear])], seasons)
    expect(winter && nearRuns(winter)).toEqual([
      { from: '2027-01-11', to: '2027-02-02' },
      { from: '2027-02-14', to: '2027-03-04' },
    ])
  })
})

describe('chooseSeason', () => {
  it.each([
    ['new-year', '2026-11-26', 'new-year'],
    ['', '2026-12-30', 'new-year'],
    ['', '2026-11-26', 'plain'],
    ['', '2027-03-01', 'plain'],
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
    expect(groups.map(({ id, lines }) => [id, lines.map(({ slug, price }) => [slug, price?.period ?? null])])).toEqual([
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

describe('cheapestFirst', () => {
  const line = (slug: string, kop: number | null) => {
    const terms = { oneDayKop: null, underThreeKop: 9, fromThreeKop: 9, fromSevenKop: kop ?? 0 }
    const { prices: _prices, ...car } = row(slug, 'promo', [before])
    return { ...car, price: kop === null ? null : { ...before, terms } }
  }
  const sorted = cheapestFirst([
    { id: 'promo', name: 'A', lines: [line('closed', null), line('dear', 300), line('middle', 200)] },
    { id: 'crossovers', name: 'B', lines: [line('cheap', 100), line('dearest', 400)] },
  ])

  it('puts the class of the cheapest model first, and its models by price', () => {
    expect(sorted.map(({ lines }) => lines.map(({ slug }) => slug))).toEqual([
      ['cheap', 'dearest'],
      ['middle', 'dear', 'closed'],
    ])
  })
})
