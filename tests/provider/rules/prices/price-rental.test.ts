import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUOTE_LINE_CODES } from '@/provider/contract/quotes'
import { NO_SELECTED_OPTIONS, type SelectedOptions } from '@/provider/rules/options/selected-options'
import type { Tariff } from '@/provider/rules/prices/day-price'
import { termPrices } from '@/provider/rules/prices/discounts'
import { priceRental } from '@/provider/rules/prices/price-rental'
import type { PriceRules } from '@/provider/rules/prices/price-rules'
import { describeStay } from '@/provider/rules/prices/stay'

describe('priceRental', () => {
  const tariff: Tariff = {
    listKop: 400_000,
    salePercent: 10,
    specialKop: 0,
    oneDayKop: null,
    discount1Percent: 8,
    discount2Percent: 15,
    depositKop: 1_000_000,
    mileageOption: true,
    tags: [],
  }
  const office = { code: 'office', feeKop: 0 }
  const rules: PriceRules = {
    seasons: [],
    nightFee: { from: '20:00', to: '08:00', feeKop: 100_000, placesFree: [] },
    freeDelivery: { tag: 'Бесплатная подача на поляну', placeCodes: ['glade'] },
    mileageDiscountPercent: 10,
    saleLimit: { cutoff: '2020-06-14', before: 15, current: 5 },
    milesMaxSharePercent: 30,
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

  const priceWith = (options: Partial<SelectedOptions>, days = 8, pickup = '2026-06-01T12:00:00+10:00') => {
    const from = new Date(pickup)
    const stay = describeStay(
      { pickup: from, dropoff: new Date(from.getTime() + days * 86_400_000) },
      'Asia/Vladivostok',
    )
    const handOver = { pickupPlace: office, dropoffPlace: office }
    return priceRental(tariff, stay, handOver, rules, { ...NO_SELECTED_OPTIONS, ...options })
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

  it('takes the price of a single day for exactly one day, in its season, whatever is taken off any day', () => {
    const own = { oneDayKop: 450_000, specialKop: 333_300 }
    const season = [{ coefficientPercent: 130, priority: 1, spans: [{ from: '2026-01-01', to: '2026-12-31' }] }]
    expect(price(own, 1).totalKop).toBe(450_000)
    expect(price(own, 1).listTotalKop).toBe(450_000)
    expect(price(own, 2).totalKop).toBe(666_600)
    expect(price({ oneDayKop: 199_000 }, 1, office, '12:00', season).totalKop).toBe(258_700)
    expect(price({ oneDayKop: 300_000 }, 1).listTotalKop).toBe(400_000)
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

  it.each([
    ['2026-06-01T07:59', '2026-06-03T08:00', ['night_pickup']],
    ['2026-06-01T08:00', '2026-06-03T07:59', ['night_dropoff']],
    ['2026-06-01T19:59', '2026-06-03T20:00', ['night_dropoff']],
    ['2026-06-01T20:00', '2026-06-03T19:59', ['night_pickup']],
    ['2026-06-01T23:59', '2026-06-02T00:01', ['night_pickup', 'night_dropoff']],
    ['2026-06-01T08:00', '2026-06-03T19:59', []],
  ])('from %s to %s charges %j', (pickup, dropoff, nights) => {
    const at = (local: string) => new Date(`${local}:00+10:00`)
    const stay = describeStay({ pickup: at(pickup), dropoff: at(dropoff) }, 'Asia/Vladivostok')
    const { lines } = priceRental(tariff, stay, { pickupPlace: office, dropoffPlace: office }, rules)
    expect(lines.map(({ code }) => code).filter((code) => code.startsWith('night'))).toEqual(nights)
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

  it('makes the worked number of the product: mileage option and a code of 7 percent, added and not chained', () => {
    const { lines, totalKop, perDayKop } = priceWith({ mileage: 'limited', promoPercent: 7 })
    expect(lines).toEqual([
      { code: 'rental', amountKop: 2_880_000, quantity: 8, unitKop: 360_000 },
      { code: 'period_discount', amountKop: -432_000, percent: 15 },
      { code: 'mileage_discount', amountKop: -288_000, percent: 10 },
      { code: 'promo_discount', amountKop: -144_000, percent: 5 },
    ])
    expect([totalKop, perDayKop]).toEqual([2_016_000, 252_000])
  })

  it.each([
    ['2020-06-14T23:59:00+03:00', 7, 7],
    ['2020-06-15T00:00:00+03:00', 7, 5],
    ['2020-06-14T23:59:00+03:00', 20, 15],
    ['2020-06-15T06:59:00+10:00', 20, 15],
    ['2020-06-15T07:00:00+10:00', 20, 5],
  ])('for a pick-up at %s takes a code of %i percent as %i: the date is Moscow’s', (pickup, promoPercent, percent) => {
    const promo = priceWith({ promoPercent }, 2, pickup).lines.find(({ code }) => code === 'promo_discount')
    expect(promo?.percent).toBe(percent)
  })

  it.each([
    [3, 9, 3, 2],
    [5, 9, 5, 0],
    [0, 9, 0, 5],
    [2, 1, 2, 1],
  ])('limits a code of %i and an offer of %i together: %i and %i', (promoPercent, offerPercent, promo, offer) => {
    const { lines } = priceWith({ promoPercent, offerPercent }, 2)
    const percentOf = (code: string) => lines.find((line) => line.code === code)?.percent ?? 0
    expect([percentOf('promo_discount'), percentOf('offer_discount')]).toEqual([promo, offer])
  })

  it('takes nothing off for a limit of kilometres that the model is not let with', () => {
    const stay = describeStay(
      { pickup: new Date('2026-06-01T02:00:00Z'), dropoff: new Date('2026-06-03T02:00:00Z') },
      'Asia/Vladivostok',
    )
    const handOver = { pickupPlace: office, dropoffPlace: office }
    const options = { ...NO_SELECTED_OPTIONS, mileage: 'limited' as const }
    const { lines } = priceRental({ ...tariff, mileageOption: false }, stay, handOver, rules, options)
    expect(lines.map(({ code }) => code)).toEqual(['rental'])
  })

  it('charges extras by the day up to their cap for each piece, or once, and covers by the day or once', () => {
    const seat = { code: 'seat', quantity: 2, unit: 'per_day' as const, priceKop: 30_000, capKop: 200_000 }
    const chains = { code: 'chains', quantity: 1, unit: 'once' as const, priceKop: 120_000, capKop: null }
    const covers = { insurance: { code: 'extended' as const, perDayKop: 90_000 }, protectionKop: 120_000 }
    expect(priceWith({ extras: [seat, chains], ...covers }, 8).lines.slice(2)).toEqual([
      { code: 'extra', amountKop: 400_000, quantity: 2, unitKop: 200_000, ref: 'seat' },
      { code: 'extra', amountKop: 120_000, quantity: 1, unitKop: 120_000, ref: 'chains' },
      { code: 'insurance', amountKop: 720_000, quantity: 8, unitKop: 90_000, ref: 'extended' },
      { code: 'booking_protection', amountKop: 120_000 },
    ])
    expect(priceWith({ extras: [seat] }, 2).lines.at(-1)?.amountKop).toBe(120_000)
  })

  it.each([
    [100_050, 100_000],
    [99, 0],
    [10_000_000, 734_400],
  ])(
    'spends %i kopecks of miles as %i: whole roubles, at most 30 percent of the rental after discounts',
    (milesKop, paid) => {
      const { lines, totalKop } = priceWith({ milesKop })
      expect(0 - (lines.find(({ code }) => code === 'miles')?.amountKop ?? 0)).toBe(paid)
      expect(totalKop).toBe(2_448_000 - paid)
    },
  )

  it('adds up, is never below zero, and takes no more off than the rental, whatever is selected and allowed', () => {
    const percent = fc.nat(100)
    const cases = fc.record({
      listRoubles: fc.integer({ min: 1, max: 60_000 }),
      discounts: fc.record({ salePercent: percent, discount1Percent: percent, discount2Percent: percent }),
      days: fc.integer({ min: 1, max: 60 }),
      limits: fc.record({ mileageDiscountPercent: percent, milesMaxSharePercent: percent }),
      current: percent,
      options: fc.record({
        mileage: fc.constantFrom('standard' as const, 'limited' as const),
        promoPercent: percent,
        offerPercent: percent,
        milesKop: fc.nat(100_000_000),
        paidKop: fc.nat(100_000_000),
        insurance: fc.option(fc.record({ code: fc.constant('standard' as const), perDayKop: roubleSums })),
        protectionKop: fc.option(roubleSums),
        extras: fc.array(
          fc.record({
            code: fc.constant('seat'),
            quantity: fc.integer({ min: 1, max: 9 }),
            unit: fc.constantFrom('per_day' as const, 'once' as const),
            priceKop: roubleSums,
            capKop: fc.option(roubleSums),
          }),
          { maxLength: 4 },
        ),
      }),
    })
    fc.assert(
      fc.property(cases, ({ listRoubles, discounts, days, limits, current, options }) => {
        const pickup = new Date('2026-06-01T02:00:00Z')
        const period = { pickup, dropoff: new Date(pickup.getTime() + days * 86_400_000) }
        const { lines, totalKop, listTotalKop } = priceRental(
          { ...tariff, ...discounts, listKop: listRoubles * 100 },
          describeStay(period, 'Asia/Vladivostok'),
          { pickupPlace: { code: 'far', feeKop: 150_000 }, dropoffPlace: office },
          { ...rules, ...limits, saleLimit: { ...rules.saleLimit, current } },
          options,
        )
        expect(lines.reduce((sum, { amountKop }) => sum + amountKop, 0)).toBe(totalKop)
        expect(totalKop).toBeGreaterThanOrEqual(0)
        expect(totalKop).toBeLessThanOrEqual(listTotalKop)
        const off = lines
          .filter(({ code }) => code.endsWith('_discount'))
          .reduce((sum, line) => sum - line.amountKop, 0)
        expect(off).toBeLessThanOrEqual(lines[0]?.amountKop ?? 0)
        expect(lines.every(({ amountKop }) => Number.isInteger(amountKop / 100))).toBe(true)
        const order = lines.map(({ code }) => QUOTE_LINE_CODES.indexOf(code))
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }),
      { numRuns: 500 },
    )
  })
})

const roubleSums = fc.nat(5000).map((roubles) => roubles * 100)
