import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CarDetails } from '@/provider/contract/cars'
import type { PricesAnswer } from '@/provider/contract/prices'
import type { Settings } from '@/provider/contract/settings'
import { openProvider, type TestProvider } from '@/tests/setup/open-provider'

describe('GET /sun/v2/prices', () => {
  let provider: TestProvider
  let answer: PricesAnswer
  const pricesIn = async (language: string): Promise<PricesAnswer> =>
    (await provider.call('GET', '/sun/v2/prices', undefined, { 'accept-language': language })).json().data
  beforeAll(async () => {
    provider = await openProvider()
    answer = await pricesIn('ru')
  })
  afterAll(() => provider.close())

  it('has a row for every model, with the prices of its page', async () => {
    expect(answer.rows).toHaveLength(47)
    for (const { slug, prices, depositKop } of answer.rows) {
      const details: CarDetails = (await provider.call('GET', `/sun/v2/cars/${slug}`)).json().data
      expect(prices.map(({ seasonId: _, ...row }) => row)).toEqual(details.prices)
      expect(depositKop).toBe(details.car_data.depositKop)
    }
  })

  it('names the season of each row, and has each of them with the dates that are not over', () => {
    const names = new Map(answer.seasons.map(({ id, name }) => [id, name]))
    for (const { prices } of answer.rows)
      for (const { seasonId, name } of prices) expect(seasonId === null ? null : names.get(seasonId)).toBe(name)
    expect(answer.seasons[0]).toMatchObject({ id: 'autumn-low', coefficientPercent: 95 })
    const ends = answer.seasons.flatMap(({ spans }) => spans.map(({ to }) => to))
    expect(ends.every((to) => to >= '2026-11-21')).toBe(true)
  })

  it('has what can be added, with its price, and for which classes', () => {
    const box = answer.extras.find(({ code }) => code === 'roof-box')
    expect(box).toMatchObject({ priceKop: 60_000, capKop: 600_000, classes: ['crossovers', 'suv', 'minivans'] })
    expect(answer.extras.find(({ code }) => code === 'wifi')?.classes).toEqual([])
    expect(answer.protection?.priceKop).toBe(120_000)
    expect(answer.mileage).toEqual({ kmPerDay: 100, discountPercent: 10, overMileageKopPerKm: 1200 })
    expect(answer.night).toEqual({ from: '20:00', to: '08:00', feeKop: 100_000 })
    expect(answer.places.find(({ id }) => id === 51)?.feeKop).toBe(0)
  })

  it('has the packages of insurance by class, and none where none is sold', () => {
    const [, standard, extended] = answer.insurance
    expect(standard).toMatchObject({
      code: 'standard',
      documentsWithinDays: 3,
      liabilityText: { deductiblePercent: 50 },
    })
    expect(standard?.perDayKopByClass.vip).toBe(180_000)
    expect([standard?.perDayKopByClass.bus, extended?.perDayKopByClass.scooters]).toEqual([undefined, undefined])
    expect(extended?.liabilityText).toEqual({ deductiblePercent: null, maxKop: 1_500_000 })
  })

  it('has what may be charged later', () => {
    const charge = (wanted: string) => answer.charges.find(({ code }) => code === wanted)
    expect(charge('late')).toMatchObject({ feeKop: null, sharePercent: 15, graceMinutes: 60, fullDayAfterHours: 6 })
    expect(charge('fuel')).toMatchObject({ unit: 'per_litre', feeKop: 9500, sharePercent: null })
  })

  it('writes money in the operator’s texts as the language does, and leaves no place unfilled', async () => {
    const texts = await Promise.all(
      ['ru', 'en', 'zh-CN'].map(async (language) => JSON.stringify(await pricesIn(language))),
    )
    expect(texts.map((text) => /₽15,000|15[\u00a0,]000\u00a0₽/.exec(text)?.[0])).toEqual([
      '15\u00a0000\u00a0₽',
      '₽15,000',
      '15,000\u00a0₽',
    ])
    for (const text of texts) expect(text).not.toMatch(/\{[a-zA-Z]+\}/)
  })
})

describe('the limits of the settings', () => {
  it('have what a screen says: codes at most 5 percent today, the night, the days for documents', async () => {
    const provider = await openProvider()
    const rulesAt = async (now: string): Promise<Settings['rules']> => {
      provider.clock.now = new Date(now)
      return (await provider.call('GET', '/sun/fetchSettings/vldk_sun')).json().data.rules
    }
    expect(await rulesAt('2026-11-21T04:00:00Z')).toMatchObject({
      promoMaxPercent: 5,
      standardDocsDays: 3,
      callbackMinutes: 15,
      depositMaxCards: 2,
      refundBankDays: 10,
      night: { from: '20:00', to: '08:00', feeKop: 100_000 },
    })
    // In Moscow the 14th lasts until 21:00 UTC.
    expect((await rulesAt('2020-06-14T20:59:00Z')).promoMaxPercent).toBe(15)
    expect((await rulesAt('2020-06-14T21:00:00Z')).promoMaxPercent).toBe(5)
    await provider.close()
  })
})
