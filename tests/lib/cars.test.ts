import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ProviderError } from '@/lib/api/provider-error'
import { firstPickup, timeChoices } from '@/lib/cars/first-pickup'
import { drawnColour, findColour, needsNight } from '@/lib/cars/paint'
import { refusedRental } from '@/lib/cars/refused-rental'
import { seasonDates, seasonsUntil } from '@/lib/cars/season-dates'
import { seasonMonths } from '@/lib/cars/season-months'
import { readClass, readSort } from '@/lib/cars/sort'
import { drawingHref } from '@/lib/cars/sprite'
import { orderTags } from '@/lib/cars/tags'
import { termPrices } from '@/lib/cars/term-prices'

const SPRITE = 'public/assets/cars/sprite.svg'

describe('paint', () => {
  it.each([
    'белый',
    'чёрный',
    'серебристый',
    'серый',
    'синий',
    'красный',
    'зелёный',
    'жёлтый',
    'бирюзовый',
    'бежевый',
    'бордовый',
  ])('has a class with a paint for %s', (cvet) => {
    const css = readFileSync('components/cars/paint.css', 'utf8')
    expect(css).toMatch(new RegExp(`\\.p-${findColour(cvet)} \\{\\s+--paint: #[0-9a-f]{6};`))
  })

  it('leaves an unknown colour to the drawing', () => {
    expect(findColour('серо-буро-малиновый')).toBeNull()
  })

  it('puts near-black cars, and only them, on the night stage', () => {
    expect(['чёрный', 'синий', 'серый', 'белый', 'неизвестный'].filter(needsNight)).toEqual(['чёрный', 'синий'])
  })

  it('draws a model always in the same one of its colours', () => {
    const model = { slug: 'toyota-rav4', colours: ['белый', 'красный', 'серый'] }
    expect(model.colours).toContain(drawnColour(model))
    expect(drawnColour(model)).toBe(drawnColour({ ...model }))
    expect(drawnColour({ slug: 'x', colours: [] })).toBeUndefined()
  })
})

describe('sprite', () => {
  it('is addressed by its content', () => {
    const hash = createHash('sha256').update(readFileSync(SPRITE)).digest('hex')
    expect(drawingHref('suv-b')).toBe(`/assets/cars/sprite.svg?v=${hash.slice(0, 8)}#suv-b`)
  })

  it('holds a drawing for every body of the fleet', () => {
    const sprite = readFileSync(SPRITE, 'utf8')
    const fleet = JSON.parse(readFileSync('provider/db/seed/data/fleet.json', 'utf8')) as { models: { body: string }[] }
    expect(fleet.models.filter(({ body }) => !sprite.includes(`<symbol id="${body}"`))).toEqual([])
  })
})

describe('tags', () => {
  it('puts solid tags first and otherwise keeps the order', () => {
    expect(orderTags(['ЭКО', 'Рекомендуем', 'Без залога', 'HOT'], 'ru').map(({ style }) => style)).toEqual([
      'rec',
      'hot',
      'eco',
      'nodep',
    ])
  })

  it('prints a tag that nobody styled on Russian pages only', () => {
    expect(orderTags(['Новинка'], 'ru')).toEqual([{ text: 'Новинка', style: null }])
    expect(orderTags(['Новинка'], 'en')).toEqual([])
    expect(orderTags(['Новинка'], 'zh-CN')).toEqual([])
  })

  it('matches the exact string: other letters are another tag', () => {
    expect(orderTags(['хит'], 'ru')).toEqual([{ text: 'хит', style: null }])
  })
})

describe('seasonMonths', () => {
  it.each([
    { months: [5, 6, 7, 8, 9, 10], text: 'май – октябрь' },
    { months: [11, 12, 1], text: 'ноябрь – январь' },
    { months: [1, 7, 8], text: 'январь, июль – август' },
    { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], text: null },
  ])('$months → $text', ({ months, text }) => {
    expect(seasonMonths(months, 'ru')).toBe(text)
  })
})

describe('term prices', () => {
  it('takes the percent off and rounds to whole roubles', () => {
    expect(termPrices({ perDayKop: 199_000, discount3: 5, discount7: 25 })).toEqual({
      underThreeKop: 199_000,
      fromThreeKop: 189_100,
      fromSevenKop: 149_300,
    })
  })

  it('keeps the plain day and the seasons that can still be booked', () => {
    const row = (period: string) => ({ period, perDayKop: 1, discount3: 0, discount7: 0 })
    const rows = [row(''), row('2026-12-28/2027-01-10'), row('2028-01-11/2028-03-31')]
    expect(seasonsUntil(rows, new Date('2027-11-21')).map(({ period }) => period)).toEqual([
      '',
      '2026-12-28/2027-01-10',
    ])
    expect(seasonDates('next summer')).toBeNull()
  })
})

describe('what an address asks', () => {
  it('falls back to the branch’s own order and to every class', () => {
    expect([readSort('-price'), readSort('cheap'), readSort('')]).toEqual(['-price', 'sort', 'sort'])
    expect([readClass('suv'), readClass('tank')]).toEqual(['suv', ''])
  })

  it('offers the first half hour after the limit', () => {
    const limits = { minHoursBeforePickup: 12, maxDaysAhead: 365, maxRentalDays: 60 }
    expect(firstPickup(new Date('2026-11-21T02:10:00Z'), limits).toISOString()).toBe('2026-11-21T14:30:00.000Z')
    expect(firstPickup(new Date('2026-11-21T02:30:00Z'), limits).toISOString()).toBe('2026-11-21T14:30:00.000Z')
  })

  it('keeps a time that is not in the list, and no text that is no time', () => {
    expect(timeChoices('12:15')).toContain('12:15')
    expect(timeChoices('12:00')).toHaveLength(48)
    expect(timeChoices('noon')).toHaveLength(48)
  })

  it('tells a refusal of dates from a failure of the provider', () => {
    expect(refusedRental(new ProviderError('pickup_too_soon', ''))).toBe('pickup_too_soon')
    const failure = new ProviderError('unavailable', '')
    expect(() => refusedRental(failure)).toThrow(failure)
  })
})
