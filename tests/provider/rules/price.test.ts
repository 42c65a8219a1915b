import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tariff } from '@/provider/rules/day-price'
import { termPrices } from '@/provider/rules/discounts'
import { priceRental } from '@/provider/rules/price'
import type { PriceRules } from '@/provider/rules/price-rules'
import { describeStay } from '@/provider/rules/stay'

describe('priceRental', () => {
  const tariff: Tariff = {
    listKop: 400_000,
    salePercent: 10,
    specialKop: 0,
    discount1Percent: 8,
    discount2Percent: 15,
    depositKop: 1_000_000,
    tags: [],
  }
  const office = { code: 'office', feeKop: 0 }
  const rules: PriceRules = {
    seasons: [],
    nightFee: { from: '20:00', to: '08:00', feeKop: 100_000, placesFree: [] },
    freeDelivery: { tag: 'Бесплатная подача на поляну', placeCodes: ['glade'] },
  }
  const price = (changes: Partial<Tariff> = {}, days = 8, place = office, time = '12:00', seasons = rules.seasons) => {
    const pickup = new Date(`2026-06-01T${time}:00+10:00`)
    const stay = describeStay({ pickup, dropoff: new Date(pickup.getTime() + days * 86_400_000) }, 'Asia/Vladivostok')
    return priceRental(
      { ...tariff, ...changes },
      stay,
      { pickupPlace: place, dropoffPlace: office },
      { ...rules, seasons },
    )
  }

  it('makes the worked number of the product: 8 days of 3600, less 15 percent', () => {
    expect(price().lines).toEqual([
      { code: 'rental', amountKop: 2_880_000, quantity: 8, unitKop: 360_000 },
      { code: 'period_discount', amountKop: -432_000, percent: 15 },
    ])
    expect(price()).toMatchObject({ totalKop: 2_448_000, listTotalKop: 3_200_000, perDayKop: 306_000 })
  })

  it.each([
    [2, 0],
    [3, 8],
    [6, 8],
    [7, 15],
  ])('takes for %i days a discount of %i percent', (days, percent) => {
    expect(price({}, days).lines.find(({ code }) => code === 'period_discount')?.percent ?? 0).toBe(percent)
  })

  it('takes the special price instead of the percent, and rounds a day to whole roubles half up', () => {
    expect(price({ specialKop: 333_300 }, 1).totalKop).toBe(333_300)
    const season = [{ coefficientPercent: 115, priority: 1, spans: [{ from: '2026-06-01', to: '2026-06-01' }] }]
    expect(price({ specialKop: 199_000 }, 1, office, '12:00', season).totalKop).toBe(228_900)
  })

  it('lets the season with the highest priority win on each day by itself', () => {
    const seasons = [
      { coefficientPercent: 150, priority: 2, spans: [{ from: '2026-06-02', to: '2026-06-02' }] },
      { coefficientPercent: 200, priority: 1, spans: [{ from: '2026-06-01', to: '2026-06-02' }] },
    ]
    expect(price({}, 3, office, '12:00', seasons).lines[0]?.amountKop).toBe(720_000 + 540_000 + 360_000)
  })

  it.each([
    ['07:59', 2],
    ['08:00', 0],
    ['19:59', 0],
    ['20:00', 2],
    ['00:00', 2],
  ])('at %s charges the night %i times', (time, times) => {
    expect(price({}, 2, office, time).lines.filter(({ code }) => code.startsWith('night')).length).toBe(times)
  })

  it('charges a delivery, and not where the model’s tag makes it free', () => {
    const glade = { code: 'glade', feeKop: 120_000 }
    expect(price({}, 2, glade).lines).toContainEqual({ code: 'delivery', amountKop: 120_000, ref: 'glade' })
    const free = price({ tags: ['Бесплатная подача на поляну'] }, 2, glade)
    expect(free.lines.map(({ code }) => code)).toEqual(['rental'])
  })

  it('has one price of a day for each term, whatever the length within it', () => {
    const roubles = fc.integer({ min: 200, max: 60_000 })
    const percents = fc.record({ discount1Percent: fc.nat(25), discount2Percent: fc.nat(25) })
    fc.assert(
      fc.property(roubles, percents, fc.integer({ min: 1, max: 60 }), (listRoubles, discounts, days) => {
        const own = { ...discounts, listKop: listRoubles * 100, salePercent: 0 }
        const terms = termPrices(own.listKop, { ...tariff, ...own })
        const expected = days >= 7 ? terms.fromSevenKop : days >= 3 ? terms.fromThreeKop : terms.underThreeKop
        expect(price(own, days).perDayKop).toBe(expected)
      }),
    )
  })

  it('tells the same day for four days as for three, where rounded lines would not', () => {
    expect([3, 4, 6].map((days) => price({ listKop: 247_000, salePercent: 0 }, days).perDayKop)).toEqual([
      227_200, 227_200, 227_200,
    ])
  })
})
