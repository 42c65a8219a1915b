import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CarDetails, CarItem, PricePeriod, TermPrices } from '@/provider/contract/cars'
import type { Price, QuoteLine } from '@/provider/contract/quotes'
import { openProvider, rentalOf, type TestProvider } from '@/tests/setup/open-provider'
import { moscow, oracle } from '@/tests/setup/price-oracle'

const HALF_HOUR_MS = 30 * 60_000
const PLACE_IDS = [50, 51, 52, 56, 61, 62, 63, 64]
/** Stretches of days with one price, `ahead` days from the start of the clock,, and a day of their row of the table. */
const STRETCHES = [
  { name: 'plain days', date: '2027-05-14', ahead: 173 },
  { name: 'low season', date: '2026-11-25', ahead: 4 },
  { name: 'high season', date: '2027-07-03', ahead: 224 },
]
const LONGEST_DAYS = 24

describe('the price of a rental', () => {
  let provider: TestProvider
  beforeAll(async () => {
    provider = await openProvider()
  })
  afterAll(() => provider.close())

  const search = async (query: string): Promise<CarItem[]> =>
    (await provider.call('GET', `/sun/v2/cars?${query}`)).json().data.items

  it('is the same on the card, in the quote and in the stored booking, and is the oracle’s, for 200 random cases', async () => {
    let booked = 0
    const cases = fc.record({
      ahead: fc.integer({ min: 26, max: 364 * 48 }),
      length: fc.integer({ min: 1, max: 30 * 48 }),
      choice: fc.nat(),
      city: fc.constantFrom(...PLACE_IDS),
      dropoffPlace: fc.constantFrom(...PLACE_IDS),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ ahead, length, choice, city, dropoffPlace }) => {
        const pickup = new Date(provider.clock.now.getTime() + ahead * HALF_HOUR_MS)
        const dropoff = new Date(pickup.getTime() + length * HALF_HOUR_MS)
        const dates = { df: moscow(pickup), dt: moscow(dropoff) }
        const items = await search(`df=${dates.df}&dt=${dates.dt}&city=${city}&dropoffPlace=${dropoffPlace}`)
        const free = items.filter(({ available }) => available)
        const card = free[choice % free.length]
        fc.pre(card !== undefined)

        const rental = { slug: card.slug, ...dates, city, dropoffPlace }
        const quoted: Price = (await provider.quote(rental)).json().data.price
        expect(quoted).toEqual(card.price)
        expectOracle(quoted, oracle({ slug: card.slug, pickup, dropoff, city, dropoffPlace }))

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

  it.each(STRETCHES)(
    'has the day of the price table, for every model at every length: $name',
    async ({ date, ahead }) => {
      const rows = new Map<string, PricePeriod | undefined>()
      for (const { slug } of await search('')) {
        const { prices }: CarDetails = (await provider.call('GET', `/sun/v2/cars/${slug}`)).json().data
        rows.set(
          slug,
          prices.find(({ Period }) => Period.slice(0, 10) <= date && date <= Period.slice(11)),
        )
      }
      for (let days = 1; days <= LONGEST_DAYS; days++) {
        const { df, dt } = rentalOf('', ahead, days)
        for (const { slug, price } of await search(`df=${df}&dt=${dt}`)) {
          expect(price?.perDayKop, `${slug}, ${days} days`).toBe(rows.get(slug)?.terms[termOf(days)])
        }
      }
    },
  )
})

function termOf(days: number): keyof TermPrices {
  if (days >= 7) return 'fromSevenKop'
  return days >= 3 ? 'fromThreeKop' : 'underThreeKop'
}

function expectOracle(price: Price, expected: ReturnType<typeof oracle>): void {
  const amountOf = (code: QuoteLine['code']) => (price.lines.find((line) => line.code === code)?.amountKop ?? 0) / 100
  expect({
    days: price.days,
    rental: amountOf('rental'),
    discount: -amountOf('period_discount') || 0,
    delivery: amountOf('delivery'),
    collection: amountOf('collection'),
    nightPickup: amountOf('night_pickup'),
    nightDropoff: amountOf('night_dropoff'),
    total: price.totalKop / 100,
    perDay: price.perDayKop / 100,
    listTotal: price.listTotalKop / 100,
    deposit: price.depositKop / 100,
  }).toEqual(expected)
  expect(price.lines.reduce((sum, line) => sum + line.amountKop, 0)).toBe(price.totalKop)
  expect(price.payNowKop + price.payLaterKop).toBe(price.totalKop)
}
