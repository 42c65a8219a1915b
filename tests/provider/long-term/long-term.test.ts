import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { LongTermDetails, LongTermResponse } from '@/provider/contract/long-term'
import type { PricesResponse } from '@/provider/contract/prices'
import { PLATE_ADDRESS } from '@/provider/contract/rules/cars/plate'
import { useProvider } from '@/tests/setup/use-provider'

describe('GET /sun/v2/long-term', () => {
  const provider = useProvider()

  const list = async (query = ''): Promise<LongTermResponse> =>
    (await provider.call('GET', `/sun/v2/long-term?${query}`)).json().data
  const find = async (address: string, headers = {}) =>
    provider.call('GET', `/sun/v2/long-term/${address}`, undefined, headers)

  it('offers every plate of the demo list once, each under an address of its own', async () => {
    const { items } = await list()
    expect(items).toHaveLength(77)
    expect(new Set(items.map(({ address }) => address)).size).toBe(77)
    expect(items.every(({ address }) => PLATE_ADDRESS.test(address))).toBe(true)
  })

  it('lists no plate that is in repair or promised; its own page says so, beside other plates', async () => {
    const [{ address, gosnomer } = { address: '', gosnomer: '' }] = (await list()).items
    expect((await find(address)).json().data.taken).toBe(false)
    await provider.db.execute(sql`update cars set state = 'maintenance' where gosnomer = ${gosnomer}`)
    const { items } = await list()
    const response = await find(address)
    await provider.db.execute(sql`update cars set state = 'active' where gosnomer = ${gosnomer}`)
    expect(items.map((item) => item.address)).not.toContain(address)
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({ taken: true, gosnomer })
    expect(response.json().data.similar.length).toBeGreaterThan(0)
  })

  it('offers as similar only what is free', async () => {
    const [item] = (await list('ac=suv')).items
    const before: LongTermDetails = (await find(item?.address ?? '')).json().data
    const other = before.similar[0]?.gosnomer
    await provider.db.execute(sql`update cars set state = 'sold' where gosnomer = ${other}`)
    const after: LongTermDetails = (await find(item?.address ?? '')).json().data
    await provider.db.execute(sql`update cars set state = 'active' where gosnomer = ${other}`)
    expect(after.similar.map(({ gosnomer }) => gosnomer)).not.toContain(other)
  })

  it('never promises a greater saving than thirty days at the price list’s price from 7 days give', async () => {
    const { items, maxSavingPercent } = await list()
    const rows: PricesResponse['rows'] = (await provider.call('GET', '/sun/v2/prices')).json().data.rows
    const savings = items.flatMap(({ car, prices }) => {
      const periods = rows.find(({ slug }) => slug === car.slug)?.prices ?? []
      const plain = periods.find(({ seasonId }) => seasonId === null)
      const thirtyDaysKop = 30 * (plain?.terms.fromSevenKop ?? 0)
      return prices.map(({ monthKop, savingPercent }) => {
        const saving = Math.floor((1 - monthKop / thirtyDaysKop) * 100)
        expect(savingPercent ?? 0).toBe(Math.max(0, saving))
        return savingPercent ?? 0
      })
    })
    expect(maxSavingPercent).toBe(Math.max(...savings))
  })

  it('costs less a month for a longer term', async () => {
    const { items, terms } = await list()
    expect(terms).toEqual([1, 3, 6, 12])
    for (const { prices, fromMonthKop } of items) {
      expect(fromMonthKop).toBe(Math.min(...prices.map(({ monthKop }) => monthKop)))
      expect(prices.map(({ months }) => months)).toEqual(terms)
      expect(prices.map(({ monthKop }) => monthKop)).toEqual(
        prices.map(({ monthKop }) => monthKop).sort((a, b) => b - a),
      )
    }
  })

  it('filters by class, fuel and drive, and keeps all classes on offer', async () => {
    const all = await list()
    const suv = await list('ac=suv&drive=awd&fuel=diesel')
    expect(suv.items.length).toBeGreaterThan(0)
    for (const { car } of suv.items) expect(car.car_data).toMatchObject({ class: 'suv', drive: 'awd', fuel: 'diesel' })
    expect(suv.classes).toEqual(all.classes)
    const manual = all.items.filter(({ car }) => car.car_data.transmission === 'manual')
    expect(manual.length).toBeGreaterThan(0)
    expect((await list('gearbox=manual')).items).toEqual(manual)
    expect(all.classes.map(({ models }) => models).reduce((sum, n) => sum + n, 0)).toBe(all.items.length)
    expect((await provider.call('GET', '/sun/v2/long-term?ac=zzz')).json().error.code).toBe('unknown_class')
  })

  it('lists a hybrid as a hybrid, as its card does, and offers only the fuels of the plates', async () => {
    const all = await list()
    const runsOn = (wanted: string) =>
      all.items.filter(({ car: { car_data } }) =>
        wanted === 'hybrid'
          ? car_data.powertrain === 'hybrid'
          : car_data.powertrain === 'ice' && car_data.fuel === wanted,
      )
    for (const fuel of ['gasoline', 'diesel', 'hybrid']) {
      expect(runsOn(fuel).length).toBeGreaterThan(0)
      expect((await list(`fuel=${fuel}`)).items, fuel).toEqual(runsOn(fuel))
    }
    expect(all.fuels).toEqual(['gasoline', 'diesel', 'hybrid'])
    expect(await list('fuel=electric')).toMatchObject({ items: [], fuels: all.fuels })
  })

  it('filters by the month price of the requested term between two limits, both included and both optional', async () => {
    const monthKop = ({ prices }: LongTermResponse['items'][number]) =>
      prices.find(({ months }) => months === 12)?.monthKop ?? 0
    const prices = (await list()).items.map(monthKop).sort((a, b) => a - b)
    const [from = 0, to = 0] = [prices[3], prices.at(-4)]
    const within = async (query: string) => (await list(`months=12&${query}`)).items.map(monthKop).sort((a, b) => a - b)
    expect(from).toBeLessThan(to)
    expect(await within(`priceFromKop=${from}&priceToKop=${to}`)).toEqual(
      prices.filter((price) => price >= from && price <= to),
    )
    expect(await within(`priceFromKop=${to}`)).toEqual(prices.filter((price) => price >= to))
    expect(await within(`priceToKop=${from}`)).toEqual(prices.filter((price) => price <= from))
    expect(await within('priceFromKop=&priceToKop=')).toEqual(prices)
    for (const query of ['priceFromKop=-1', 'priceToKop=x', 'priceToKop=0.5'])
      expect((await provider.call('GET', `/sun/v2/long-term?${query}`)).statusCode).toBe(400)
  })

  it('sorts by the price of the requested term', async () => {
    const monthKop = ({ prices }: LongTermResponse['items'][number]) =>
      prices.find(({ months }) => months === 12)?.monthKop
    const prices = (await list('sort=price&months=12')).items.map((item) => monthKop(item) ?? 0)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('says from when a plate is free, and that it is free now once that day has come', async () => {
    const before = (await list()).items.filter(({ freeFrom }) => freeFrom !== null)
    expect(before.length).toBeGreaterThan(0)
    const start = provider.clock.now
    provider.clock.now = new Date('2027-06-01T00:00:00Z')
    const after = (await list()).items.filter(({ freeFrom }) => freeFrom !== null)
    provider.clock.now = start
    expect(after).toEqual([])
  })

  it('returns one plate with what is included, in the reader’s language, and with other plates of its class', async () => {
    const [item] = (await list('ac=suv')).items
    const response = await find(item?.address ?? '', { 'accept-language': 'en' })
    const details: LongTermDetails = response.json().data
    expect(details.includes).toContain('service')
    expect(details.description).not.toMatch(/\p{Script=Cyrillic}/u)
    expect(details.similar.map(({ car }) => car.car_data.class)).toEqual(['suv', 'suv', 'suv'])
    expect(details.similar.map(({ address }) => address)).not.toContain(item?.address)
    const { monthKop, savingPercent } = details.prices[0]
    expect(Math.floor((1 - monthKop / details.thirtyDaysKop) * 100)).toBe(savingPercent)
  })

  it('returns no plate that is not on offer', async () => {
    expect((await find('a000aa00')).statusCode).toBe(404)
  })
})
