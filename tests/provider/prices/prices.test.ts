import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PricePeriod, TermPrices } from '@/provider/contract/cars'
import type { PricesResponse } from '@/provider/contract/prices'
import type { Price, QuoteLine } from '@/provider/contract/quotes'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { extraDrivers, holdRequest, rentalOf } from '@/tests/setup/open-provider'
import { proofOf } from '@/tests/setup/phone-proof'
import { CODES, liabilityRoubles, moscow, type OracleOptions, offeredFor, oracle } from '@/tests/setup/price-oracle'
import { useProvider } from '@/tests/setup/use-provider'

const HALF_HOUR_MS = 30 * 60_000
const PLACE_IDS = [50, 51, 52, 56, 61, 62, 63, 64]
/** Stretches of days with one price, `ahead` days from the start of the clock,, and a day of their row of the table. */
const STRETCHES = [
  { name: 'plain days', date: '2027-05-14', ahead: 173 },
  { name: 'low season', date: '2026-11-25', ahead: 4 },
  { name: 'high season', date: '2027-07-03', ahead: 224 },
]
const LONGEST_DAYS = 24

const CASES = 200
/** Different ones of one search, which is half the work of a case. */
const CARDS = process.env.E2E_LONG === '1' ? 1 : 4

const anyOptions = fc.record({
  choices: fc.tuple(fc.nat(), fc.nat(), fc.boolean()),
  extras: fc.array(fc.nat(), { maxLength: 4 }),
})

describe('the price of a rental', () => {
  const provider = useProvider()

  it('is the oracle’s with every option and code, on the card, in the quote and in the stored booking, for 200 random cases', async () => {
    let booked = 0
    const cases = fc.record({
      ahead: fc.integer({ min: 26, max: 364 * 48 }),
      length: fc.integer({ min: 1, max: 30 * 48 }),
      page: fc.constantFrom(1, 2),
      city: fc.constantFrom(...PLACE_IDS),
      dropoffPlace: fc.constantFrom(...PLACE_IDS),
      pc: fc.constantFrom('', '', ...CODES, 'NOSUCHCODE'),
      choice: fc.nat(),
      rentals: fc.array(anyOptions, { minLength: CARDS, maxLength: CARDS }),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ ahead, length, page, city, dropoffPlace, pc, choice, rentals }) => {
        const pickup = new Date(provider.clock.now.getTime() + ahead * HALF_HOUR_MS)
        const dropoff = new Date(pickup.getTime() + length * HALF_HOUR_MS)
        const dates = { df: moscow(pickup), dt: moscow(dropoff) }
        const query = `df=${dates.df}&dt=${dates.dt}&city=${city}&dropoffPlace=${dropoffPlace}&pc=${pc}&page=${page}`
        const free = (await provider.search(query)).items.filter(({ available }) => available)
        fc.pre(free.length >= CARDS)
        for (const [index, options] of rentals.entries()) {
          const card = free[(choice + index) % free.length] ?? expect.fail()

          const plain = { slug: card.slug, ...dates, city, dropoffPlace, options: NO_OPTIONS, pc }
          expect((await provider.quote(plain)).json().data.price).toEqual(card.price)

          const rental = { ...plain, options: optionsFor(card.slug, options) }
          const response = await provider.quote(rental)
          fc.pre(response.json().error?.code !== 'extra_sold_out')
          const { price, liabilityKop } = response.json().data
          expectOracle(price, oracle({ ...rental, pickup, dropoff, today: '2026-11-21' }))
          expect(liabilityKop).toBe(liabilityRoubles(card.slug, rental.options.insurance) * 100)

          const drivers = rental.options.extras.find(({ code }) => code === 'extra-driver')?.quantity ?? 0
          const request = holdRequest(rental, response.json().data.quoteToken)
          const meeting = { ...request.meeting, pickupAddress: 'Маяк', dropoffAddress: 'Примерная, 5' }
          // A code with a limit of a client is for a phone that is proved.
          const proof = pc === '' ? {} : { proof: await proofOf(provider, request.driver.phone) }
          const held = await provider.hold({ ...request, ...proof, meeting, extraDrivers: extraDrivers(drivers) })
          expect(held.statusCode, held.body).toBe(201)
          const { rows } = await provider.db.execute(
            sql`select price, total_kop::int as total from bookings where number = ${held.json().data.booking.number}`,
          )
          expect(rows).toEqual([{ price, total: price.totalKop }])
          booked += 1
        }
      }),
      { numRuns: CASES / CARDS, endOnFailure: true },
    )
    expect(booked).toBeGreaterThanOrEqual(CASES)
  }, 120_000)

  it.each(STRETCHES)(
    'has the day of the price table, for every model at every length: $name',
    async ({ date, ahead }) => {
      const { rows: table }: PricesResponse = (await provider.call('GET', '/sun/v2/prices')).json().data
      const isOf = ({ Period }: PricePeriod) => Period.slice(0, 10) <= date && date <= Period.slice(11)
      const rows = new Map(table.map(({ slug, prices }) => [slug, prices.find(isOf)]))
      for (let days = 1; days <= LONGEST_DAYS; days++) {
        const { df, dt } = rentalOf('', ahead, days)
        for (const { slug, price } of await provider.searchAll(`df=${df}&dt=${dt}`)) {
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

/** Turns random numbers into options that this model has. */
function optionsFor(
  slug: string,
  { choices, extras }: { choices: [number, number, boolean]; extras: number[] },
): OracleOptions {
  const offered = offeredFor(slug)
  const [insurance, mileage, protection] = choices
  const chosen = new Map(
    extras.flatMap((number) => {
      const extra = offered.extras[number % offered.extras.length]
      return extra ? [[extra.code, 1 + (number % extra.maxQuantity)] as const] : []
    }),
  )
  return {
    insurance: offered.insurance[insurance % offered.insurance.length] ?? 'none',
    mileage: offered.mileage[mileage % offered.mileage.length] ?? 'standard',
    protection,
    extras: [...chosen].map(([code, quantity]) => ({ code, quantity })),
  }
}

function expectOracle(price: Price, expected: ReturnType<typeof oracle>): void {
  const amountOf = (code: QuoteLine['code']) =>
    price.lines.filter((line) => line.code === code).reduce((sum, line) => sum + line.amountKop / 100, 0)
  expect({
    days: price.days,
    rental: amountOf('rental'),
    discount: 0 - amountOf('period_discount'),
    mileage: 0 - amountOf('mileage_discount'),
    promo: 0 - amountOf('promo_discount'),
    delivery: amountOf('delivery'),
    collection: amountOf('collection'),
    nightPickup: amountOf('night_pickup'),
    nightDropoff: amountOf('night_dropoff'),
    extras: amountOf('extra'),
    insurance: amountOf('insurance'),
    protection: amountOf('booking_protection'),
    total: price.totalKop / 100,
    perDay: price.perDayKop / 100,
    listTotal: price.listTotalKop / 100,
    deposit: price.depositKop / 100,
  }).toEqual(expected)
  expect(price.lines.reduce((sum, line) => sum + line.amountKop, 0)).toBe(price.totalKop)
  for (const { quantity, unitKop, amountKop } of price.lines) {
    if (quantity !== undefined && unitKop !== undefined) expect(quantity * unitKop).toBe(amountKop)
  }
  expect(price.totalKop).toBeLessThanOrEqual(price.listTotalKop)
  expect(price.payNowKop + price.payLaterKop).toBe(price.totalKop)
}
