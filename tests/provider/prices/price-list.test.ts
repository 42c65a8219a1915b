import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CarDetails, TermPrices } from '@/provider/contract/cars'
import type { PriceRow, PricesResponse } from '@/provider/contract/prices'
import type { Price } from '@/provider/contract/quotes'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { byForm } from '@/tests/setup/by-form'
import { rentalOf } from '@/tests/setup/open-provider'
import { offeredFor } from '@/tests/setup/price-oracle'
import { useProvider } from '@/tests/setup/use-provider'

const CASES = byForm({ short: 20, all: 60, long: 60 })

const RENTAL_LINES = ['rental', 'period_discount', 'mileage_discount', 'insurance']
const DAY_MS = 24 * 60 * 60 * 1000

describe('GET /sun/v2/prices', () => {
  const provider = useProvider()
  let response: PricesResponse
  const pricesIn = async (language: string): Promise<PricesResponse> =>
    (await provider.call('GET', '/sun/v2/prices', undefined, { 'accept-language': language })).json().data
  beforeAll(async () => {
    response = await pricesIn('ru')
  })

  it('has a row for every model, with the prices of its page', async () => {
    expect(response.rows).toHaveLength(47)
    for (const { slug, prices, depositKop, gearbox, drive } of response.rows) {
      const details: CarDetails = (await provider.call('GET', `/sun/v2/cars/${slug}`)).json().data
      expect(prices.map(({ seasonId: _, ...row }) => row)).toEqual(details.prices)
      expect({ depositKop, gearbox, drive }).toEqual({
        depositKop: details.car_data.depositKop,
        gearbox: details.car_data.gearbox,
        drive: details.car_data.drive,
      })
    }
  })

  it('names the season of each row, and has each of them with the dates that are not over', () => {
    const names = new Map(response.seasons.map(({ id, name }) => [id, name]))
    for (const { prices } of response.rows)
      for (const { seasonId, name } of prices) expect(seasonId === null ? null : names.get(seasonId)).toBe(name)
    expect(response.seasons[0]).toMatchObject({ id: 'autumn-low', coefficientPercent: 95 })
    const ends = response.seasons.flatMap(({ spans }) => spans.map(({ to }) => to))
    expect(ends.every((to) => to >= '2026-11-21')).toBe(true)
  })

  it('has what can be added, with its price, and for which classes', () => {
    const box = response.extras.find(({ code }) => code === 'roof-box')
    expect(box).toMatchObject({ priceKop: 60_000, capKop: 600_000, classes: ['crossovers', 'suv', 'minivans'] })
    expect(response.extras.find(({ code }) => code === 'wifi')?.classes).toEqual([])
    expect(response.protection?.priceKop).toBe(120_000)
    expect(response.mileage).toEqual({ kmPerDay: 100, discountPercent: 10, overMileageKopPerKm: 1200 })
    expect(response.night).toEqual({ from: '20:00', to: '08:00', feeKop: 100_000 })
    expect(response.places.find(({ id }) => id === 51)?.feeKop).toBe(0)
  })

  it('has the packages of insurance by class, and none where none is sold', () => {
    const [, standard, extended] = response.insurance
    expect(standard).toMatchObject({
      code: 'standard',
      documentsWithinDays: 3,
      liability: { deductiblePercent: 50 },
    })
    expect(standard?.perDayKopByClass.vip).toBe(180_000)
    expect([standard?.perDayKopByClass.bus, extended?.perDayKopByClass.scooters]).toEqual([undefined, undefined])
    expect(extended?.liability).toEqual({ deductiblePercent: null, maxKop: 1_500_000 })
  })

  it('has what may be charged later', () => {
    const charge = (wanted: string) => response.charges.find(({ code }) => code === wanted)
    expect(charge('late')).toMatchObject({ feeKop: null, sharePercent: 15, graceMinutes: 60, fullDayAfterHours: 6 })
    expect(charge('fuel')).toMatchObject({ unit: 'per_litre', feeKop: 9500, sharePercent: null })
  })

  it('fills the places of the operator’s texts: none is left', async () => {
    const texts = await Promise.all(
      ['ru', 'en', 'zh-CN'].map(async (language) => JSON.stringify(await pricesIn(language))),
    )
    expect(texts[0]).toContain('15\u00a0000\u00a0₽')
    for (const text of texts) expect(text).not.toMatch(/\{[a-zA-Z]+\}/)
  })
})

describe('GET /sun/v2/prices with a mileage and an insurance', () => {
  const provider = useProvider()

  const rowsWith = async (query: string): Promise<PriceRow[]> =>
    (await provider.call('GET', `/sun/v2/prices?${query}`)).json().data.rows

  it(`has the day of a quote with both, for ${CASES} random models, days, lengths and choices`, async () => {
    let compared = 0
    const cases = fc.record({
      model: fc.nat(46),
      ahead: fc.integer({ min: 2, max: 360 }),
      days: fc.integer({ min: 1, max: 12 }),
      mileage: fc.constantFrom('limited' as const, 'limited' as const, 'standard' as const),
      insurance: fc.constantFrom('none' as const, 'standard' as const, 'extended' as const),
    })
    await fc.assert(
      fc.asyncProperty(cases, async ({ model, ahead, days, mileage, insurance }) => {
        const row = (await rowsWith(`mileage=${mileage}&insurance=${insurance}`))[model]
        const period = row?.prices.find(({ Period }) => isWithin(Period, provider.clock.now, ahead, days))
        fc.pre(row !== undefined && period !== undefined)
        const sold = offeredFor(row.slug)
        const offered = {
          mileage: sold.mileage.some((code) => code === mileage),
          insurance: sold.insurance.includes(insurance),
        }
        expect(row.offered, row.slug).toEqual(offered)

        const options = {
          ...NO_OPTIONS,
          mileage: offered.mileage ? mileage : NO_OPTIONS.mileage,
          insurance: offered.insurance ? insurance : NO_OPTIONS.insurance,
        }
        const response = await provider.quote({ ...rentalOf(row.slug, ahead, days), options })
        fc.pre(!['car_taken', 'car_not_for_hire'].includes(response.json().error?.code))
        expect(response.statusCode, response.body).toBe(200)
        const { lines, perDayKop }: Price = response.json().data.price
        const insuranceKop = lines.find(({ code }) => code === 'insurance')?.unitKop ?? 0
        const dayKop = period.terms[termOf(days)]
        expect(dayKop).toBe(perDayKop + insuranceKop)
        const paidKop = lines.reduce(
          (sum, { code, amountKop }) => sum + (RENTAL_LINES.includes(code) ? amountKop : 0),
          0,
        )
        // A day and each of the two discounts are rounded to whole roubles on their own.
        expect(Math.abs(dayKop * days - paidKop)).toBeLessThanOrEqual(50 * days + 100)
        compared += 1
      }),
      { numRuns: CASES, endOnFailure: true },
    )
    expect(compared).toBe(CASES)
  })

  it('adds the discount for mileage to the one for length, and the insurance of the class to every day', async () => {
    const termsOf = (rows: PriceRow[]) => rows.find(({ slug }) => slug === 'honda-fit')?.prices[0]?.terms
    const [plain, limited, insured] = await Promise.all([
      rowsWith('mileage=&insurance='),
      rowsWith('mileage=limited'),
      rowsWith('insurance=standard'),
    ])
    expect(plain).toEqual(await rowsWith(''))
    for (const term of ['underThreeKop', 'fromThreeKop', 'fromSevenKop'] as const) {
      const [before, less, more] = [plain, limited, insured].map((rows) => termsOf(rows)?.[term] ?? 0)
      const day = termsOf(plain)?.underThreeKop ?? 0
      expect(Math.abs((before ?? 0) - (less ?? 0) - day / 10)).toBeLessThanOrEqual(100)
      expect((more ?? 0) - (before ?? 0)).toBe(30_000)
    }
  })

  it('leaves out what a model or a class does not have, and marks it', async () => {
    const plain = new Map((await rowsWith('')).map((row) => [row.slug, row]))
    const rows = await rowsWith('mileage=limited&insurance=extended')
    const without = rows.filter(({ offered }) => !offered.mileage && !offered.insurance)
    expect(without.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['toyota-hiace', 'xiaomi-scooter-4-pro']))
    for (const { slug, prices } of without) expect(prices).toEqual(plain.get(slug)?.prices)
    expect([...plain.values()].every(({ offered }) => offered.mileage && offered.insurance)).toBe(true)
  })

  it.each(['mileage=none', 'insurance=gold', 'season=summer'])('rejects %s', async (query) => {
    expect((await provider.call('GET', `/sun/v2/prices?${query}`)).json().error.code).toBe('invalid_request')
  })
})

/** Whether every day of a rental from noon is one of the period's, `from/to`. */
function isWithin(period: string, now: Date, ahead: number, days: number): boolean {
  const date = (day: number) => new Date(now.getTime() + day * DAY_MS).toISOString().slice(0, 10)
  return period.slice(0, 10) <= date(ahead) && date(ahead + days - 1) <= period.slice(11)
}

function termOf(days: number): Exclude<keyof TermPrices, 'oneDayKop'> {
  if (days >= 7) return 'fromSevenKop'
  return days >= 3 ? 'fromThreeKop' : 'underThreeKop'
}
