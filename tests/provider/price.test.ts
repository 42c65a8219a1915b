import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CarItem } from '@/provider/contract/cars'
import type { Price } from '@/provider/contract/quotes'
import type { Tariff } from '@/provider/rules/day-price'
import { priceRental } from '@/provider/rules/price'
import { describeStay } from '@/provider/rules/stay'
import { openProvider, type TestProvider } from './open-provider'
import { moscow, oracle } from './price-oracle'

const HALF_HOUR_MS = 30 * 60_000
const PLACE_IDS = [50, 51, 52, 56, 61, 62, 63, 64]

describe('the price of a rental', () => {
  let provider: TestProvider
  beforeAll(async () => {
    provider = await openProvider()
  })
  afterAll(() => provider.close())

  it('is the same on the card, in the quote and in the stored booking, and is the oracle’s, for 200 random cases', async () => {
    let booked = 0
    const cases = fc.record({
      ahead: fc.integer({ min: 26, max: 364 * 48 }),
      length: fc.integer({ min: 1, max: 30 * 48 }),
      choice: fc.nat(),
      city: fc.constantFrom(...PLACE_IDS),
      dropoffCity: fc.constantFrom(...PLACE_IDS),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ ahead, length, choice, city, dropoffCity }) => {
        const pickup = new Date(provider.clock.now.getTime() + ahead * HALF_HOUR_MS)
        const dropoff = new Date(pickup.getTime() + length * HALF_HOUR_MS)
        const dates = { df: moscow(pickup), dt: moscow(dropoff) }
        const query = `df=${dates.df}&dt=${dates.dt}&city=${city}&dropoffCity=${dropoffCity}`
        const items: CarItem[] = (await provider.call('GET', `/sun/v2/cars?${query}`)).json().data.items
        const free = items.filter(({ available }) => available)
        const card = free[choice % free.length]
        fc.pre(card !== undefined)

        const rental = { slug: card.slug, ...dates, city, dropoffCity }
        const quoted: Price = (await provider.quote(rental)).json().data.price
        expect(quoted).toEqual(card.price)
        expectOracle(quoted, oracle({ slug: card.slug, pickup, dropoff, city, dropoffCity }))

        const answer = await provider.hold(await provider.requestFor(rental))
        expect(answer.statusCode).toBe(201)
        const { rows } = await provider.db.execute(
          sql`select price, total_kop::int as total from bookings where number = ${answer.json().data.booking.number}`,
        )
        expect(rows).toEqual([{ price: quoted, total: quoted.totalKop }])
        booked += 1
      }),
      { numRuns: 200, endOnFailure: true },
    )
    expect(booked).toBe(200)
  })
})

function expectOracle(price: Price, expected: ReturnType<typeof oracle>): void {
  const amountOf = (code: string) => (price.lines.find((line) => line.code === code)?.amountKop ?? 0) / 100
  expect({
    days: price.days,
    rental: amountOf('rental'),
    discount: -amountOf('period_discount') || 0,
    total: price.totalKop / 100,
    deposit: price.depositKop / 100,
  }).toEqual(expected)
  expect(price.lines.reduce((sum, line) => sum + line.amountKop, 0)).toBe(price.totalKop)
  expect(price.lines.every(({ amountKop }) => amountKop % 100 === 0)).toBe(true)
  expect(price.payNowKop + price.payLaterKop).toBe(price.totalKop)
  expect(price.listTotalKop).toBeGreaterThanOrEqual(price.totalKop)
}

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
  const rules = {
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
    expect(price({ specialKop: 199_000 }, 1, office, '12:00', season as never).totalKop).toBe(228_900)
  })

  it('lets the season with the highest priority win on each day by itself', () => {
    const seasons = [
      { coefficientPercent: 150, priority: 2, spans: [{ from: '2026-06-02', to: '2026-06-02' }] },
      { coefficientPercent: 200, priority: 1, spans: [{ from: '2026-06-01', to: '2026-06-02' }] },
    ]
    expect(price({}, 3, office, '12:00', seasons as never).lines[0]?.amountKop).toBe(720_000 + 540_000 + 360_000)
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
})
