import { describe, expect, it } from 'vitest'
import type { TransferDetails, TransfersResponse } from '@/provider/contract/transfers'
import { useProvider } from '@/tests/setup/use-provider'

describe('GET /sun/v2/transfers', () => {
  const provider = useProvider()

  const list = async (headers = {}): Promise<TransfersResponse> =>
    (await provider.call('GET', '/sun/v2/transfers', undefined, headers)).json().data
  const find = async (slug: string) => provider.call('GET', `/sun/v2/transfers/${slug}`)

  it('lists the models with a driver class by class, the cheapest hour first', async () => {
    const { items } = await list()
    expect(items).toHaveLength(12)
    const classes = [...new Set(items.map((item) => item.class))]
    expect(classes).toEqual(['comfort', 'suv', 'minivans', 'business', 'vip', 'bus'])
    for (const one of classes) {
      const hours = items.filter((item) => item.class === one).map(({ hourKop }) => hourKop)
      expect(hours).toEqual([...hours].sort((a, b) => a - b))
    }
  })

  it('has the specification’s fields in whole roubles, and the least number of hours', async () => {
    const crown = (await list()).items.find(({ slug }) => slug === 'toyota-crown')
    expect(crown).toMatchObject({ daily_price: 17_000, class: 'business', hourKop: 190_000, minHours: 3 })
  })

  it('prices a trip by the cheapest model that suits it, never under the least number of hours', async () => {
    const { routes } = await list()
    const priceOf = (id: string) => routes.find((route) => route.id === id)?.fromKop
    // Camry: 3 × 1500.
    expect(priceOf('airport-centre')).toBe(450_000)
    // Land Cruiser: a day of 10 hours for 37 000 and 2 hours at 4200.
    expect(priceOf('gamov-day')).toBe(3_700_000 + 2 * 420_000)
  })

  it('names the model whose price a trip of the list has, and on a model’s own page itself', async () => {
    const { routes, items } = await list()
    const modelOf = (id: string) => routes.find((route) => route.id === id)?.fromSlug
    expect(modelOf('airport-centre')).toBe('toyota-camry')
    expect(modelOf('gamov-day')).toBe('toyota-land-cruiser-300')
    for (const { id, fromSlug, fromKop } of routes) {
      expect(items.map(({ slug }) => slug)).toContain(fromSlug)
      const details: TransferDetails = (await find(fromSlug)).json().data
      expect(details.routes.find((route) => route.id === id)).toMatchObject({ fromSlug, fromKop })
    }
  })

  it('returns the night hours of the branch’s settings', async () => {
    expect((await list()).night).toEqual({ from: '20:00', to: '08:00', hourKop: 30_000 })
  })

  it('returns what an order may begin with: the branch’s places, its usual trips and its limits', async () => {
    const { presets, places, rules } = await list()
    expect(presets.map(({ id, kind, flightRequired }) => [id, kind, flightRequired])).toEqual([
      ['airport-meet', 'transfer', true],
      ['airport-drop', 'transfer', false],
      ['station-meet', 'transfer', false],
      ['cruise-meet', 'transfer', false],
      ['hourly', 'hour', false],
      ['day', 'day', false],
    ])
    const codes = places.map(({ code }) => code)
    for (const { fromPlace, toPlace } of presets)
      for (const code of [fromPlace, toPlace]) if (code !== null) expect(codes).toContain(code)
    expect(rules).toEqual({ leadHours: 12, maxHours: 24, maxDaysAhead: 365, childSeatKop: 30_000 })
  })

  it('names the languages of the drivers of a class, Russian first', async () => {
    const { languages } = (await find('toyota-crown')).json().data as TransferDetails
    expect(languages).toEqual(['ru', 'en', 'zh-CN'])
  })

  it('answers in the reader’s language', async () => {
    const { items, routes } = await list({ 'accept-language': 'zh-CN' })
    const texts = [...items.map(({ className }) => className), ...routes.flatMap(({ name, text }) => [name, text])]
    expect(texts.join(' ')).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  it('returns one model with the trips of its class at its own price', async () => {
    const details: TransferDetails = (await find('mercedes-benz-s-class')).json().data
    expect(details.routes.map(({ id }) => id)).toEqual(['airport-centre', 'airport-campus', 'wedding'])
    expect(details.routes[0]?.fromKop).toBe(3 * 450_000)
    expect(details.similar.slice(0, 2).map((item) => item.class)).toEqual(['vip', 'vip'])
  })

  it('describes a model only with what is meant for passengers', async () => {
    expect((await find('hyundai-county')).json().data.description).toContain('с водителем')
    // Its own text is about self-drive hire, such as returning the car clean.
    expect((await find('toyota-camry')).json().data.description).toBeNull()
  })

  it('returns no model that comes without a driver', async () => {
    expect((await find('honda-fit')).statusCode).toBe(404)
    expect((await find('no-such-model')).statusCode).toBe(404)
  })
})
