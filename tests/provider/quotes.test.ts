import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addModel, count, holdRequest, openProvider, rentalOf, type TestProvider } from '@/tests/setup/open-provider'

describe('a quote', () => {
  let provider: TestProvider
  beforeAll(async () => {
    provider = await openProvider()
  })
  afterAll(() => provider.close())

  const refusal = async (rental: ReturnType<typeof rentalOf>, token: string) =>
    (await provider.hold(holdRequest(rental, token))).json().error

  it('says until when all of the money comes back', async () => {
    const { data } = (await provider.quote(rentalOf('honda-fit'))).json()
    expect(data.freeCancellationUntil).toBe('2026-12-19T02:00:00.000Z')
  })

  it('writes no row', async () => {
    const tables = ['bookings', 'clients', 'idempotency_keys']
    const counts = () => Promise.all(tables.map((table) => count(provider, table)))
    const before = await counts()
    expect((await provider.quote(rentalOf('honda-fit'))).statusCode).toBe(200)
    expect(await counts()).toEqual(before)
  })

  it('is refused when tampered with, in the total as in the signature', async () => {
    const rental = rentalOf(await addModel(provider, 'tampered', 1))
    const token: string = (await provider.quote(rental)).json().data.quoteToken
    const [body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const cheaper = Buffer.from(JSON.stringify({ ...claims, totalKop: 100 })).toString('base64url')
    for (const forged of [`${cheaper}.${signature}`, `${body}.${signature.toUpperCase()}`, body, 'x.y', `${token}.z`]) {
      expect((await refusal(rental, forged)).code).toBe('quote_invalid')
    }
  })

  it.each([
    ['dates', { dt: '2026-12-30-05-00' }],
    ['place', { city: 52 }],
    ['return place', { dropoffPlace: 52 }],
  ])('for other %s is refused', async (name, changes) => {
    const rental = rentalOf(await addModel(provider, `foreign-${name.replace(' ', '-')}`, 1))
    const { quoteToken } = (await provider.quote(rental)).json().data
    expect((await refusal({ ...rental, ...changes }, quoteToken)).code).toBe('quote_invalid')
  })

  it('of another model is refused', async () => {
    const { quoteToken } = (await provider.quote(rentalOf('honda-fit'))).json().data
    expect((await refusal(rentalOf('toyota-land-cruiser-300'), quoteToken)).code).toBe('quote_invalid')
  })

  it('is refused with both totals when the price has changed since, and nothing is written', async () => {
    const slug = await addModel(provider, 'price-changes', 1)
    const rental = rentalOf(slug)
    const { price, quoteToken } = (await provider.quote(rental)).json().data
    await provider.db.execute(sql`update car_models set list_kop = list_kop + 10000 where slug = ${slug}`)
    const newTotalKop = (await provider.quote(rental)).json().data.price.totalKop
    const before = await count(provider, 'bookings')
    expect(await refusal(rental, quoteToken)).toMatchObject({
      code: 'price_changed',
      details: { oldTotalKop: price.totalKop, newTotalKop },
    })
    expect(newTotalKop).toBeGreaterThan(price.totalKop)
    expect(await count(provider, 'bookings')).toBe(before)
  })

  it('that ran out is accepted while the total is the same', async () => {
    const rental = rentalOf(await addModel(provider, 'late-quote', 1))
    const request = await provider.requestFor(rental)
    const started = provider.clock.now
    provider.clock.now = new Date(started.getTime() + 31 * 60_000)
    expect((await provider.hold(request)).statusCode).toBe(201)
    provider.clock.now = started
  })

  it('says that a car is not available, and prices it all the same', async () => {
    const { data } = (await provider.quote(rentalOf('mazda-roadster'))).json()
    expect([data.available, data.price.totalKop > 0]).toEqual([false, true])
  })
})
