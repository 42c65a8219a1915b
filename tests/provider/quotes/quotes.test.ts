import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CarOptions, RentalOptions } from '@/provider/contract/options'
import type { Quote, QuoteLine } from '@/provider/contract/quotes'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { addModel, count, holdRequest, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

describe('a quote', () => {
  const provider = useProvider()

  const rejection = async (rental: ReturnType<typeof rentalOf>, token: string) =>
    (await provider.hold(holdRequest(rental, token))).json().error

  it('names until when all of the money comes back', async () => {
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

  it('is rejected when tampered with, in the total as in the signature', async () => {
    const rental = rentalOf(await addModel(provider, 'tampered', 1))
    const token: string = (await provider.quote(rental)).json().data.quoteToken
    const [body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const cheaper = Buffer.from(JSON.stringify({ ...claims, totalKop: 100 })).toString('base64url')
    for (const forged of [`${cheaper}.${signature}`, `${body}.${signature.toUpperCase()}`, body, 'x.y', `${token}.z`]) {
      expect((await rejection(rental, forged)).code).toBe('quote_invalid')
    }
  })

  it.each([
    ['dates', { dt: '2026-12-30-05-00' }],
    ['place', { city: 52 }],
    ['return place', { dropoffPlace: 52 }],
    ['insurance', { options: { ...NO_OPTIONS, insurance: 'standard' as const } }],
    ['mileage', { options: { ...NO_OPTIONS, mileage: 'limited' as const } }],
    ['protection', { options: { ...NO_OPTIONS, protection: true } }],
    ['extras', { options: { ...NO_OPTIONS, extras: [{ code: 'wifi', quantity: 1 }] } }],
    ['code', { pc: 'PORT3' }],
  ])('for other %s is rejected', async (name, changes) => {
    const rental = rentalOf(await addModel(provider, `foreign-${name.replace(' ', '-')}`, 1))
    const { quoteToken } = (await provider.quote(rental)).json().data
    expect((await rejection({ ...rental, ...changes }, quoteToken)).code).toBe('quote_invalid')
  })

  it('of another model is rejected', async () => {
    const { quoteToken } = (await provider.quote(rentalOf('honda-fit'))).json().data
    expect((await rejection(rentalOf('toyota-land-cruiser-300'), quoteToken)).code).toBe('quote_invalid')
  })

  it('is rejected with both totals when the price has changed since, and nothing is written', async () => {
    const slug = await addModel(provider, 'price-changes', 1)
    const rental = rentalOf(slug)
    const { price, quoteToken } = (await provider.quote(rental)).json().data
    await provider.db.execute(sql`update car_models set list_kop = list_kop + 10000 where slug = ${slug}`)
    const newTotalKop = (await provider.quote(rental)).json().data.price.totalKop
    const before = await count(provider, 'bookings')
    expect(await rejection(rental, quoteToken)).toMatchObject({
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

  it('counts extras as the same in any order', async () => {
    const slug = await addModel(provider, 'any-order', 1)
    const extras = ['wifi', 'dashcam'].map((code) => ({ code, quantity: 1 }))
    const rental = withOptions(slug, { extras })
    const { quoteToken } = (await provider.quote(rental)).json().data
    const turned = withOptions(slug, { extras: extras.toReversed() })
    expect((await provider.hold(holdRequest(turned, quoteToken))).statusCode).toBe(201)
  })

  it.each<[string, Partial<RentalOptions>, string]>([
    ['toyota-hiace', { insurance: 'standard' }, 'insurance'],
    ['xiaomi-scooter-4-pro', { insurance: 'extended' }, 'insurance'],
    ['genesis-g90', { mileage: 'limited' }, 'mileage'],
    ['honda-fit', { extras: [{ code: 'roof-box', quantity: 1 }] }, 'extras.roof-box'],
    ['honda-fit', { extras: [{ code: 'no-such-extra', quantity: 1 }] }, 'extras.no-such-extra'],
    ['honda-fit', { extras: [{ code: 'wifi', quantity: 2 }] }, 'extras.wifi'],
  ])('for %s rejects options that it does not have: %j', async (slug, options, field) => {
    const { error } = (await provider.quote(withOptions(slug, options))).json()
    expect([error.code, error.fields]).toEqual(['option_not_offered', { [`rental.options.${field}`]: 'not offered' }])
  })

  it.each([1, 4, 12])('for %i days costs what each extra and each package was offered for', async (days) => {
    const slug = await addModel(provider, `offered-${days}`, 1)
    const { df, dt } = rentalOf(slug, 40, days)
    const offered = async (query = ''): Promise<CarOptions> =>
      (await provider.call('GET', `/sun/v2/cars/${slug}${query}`)).json().data.options
    const { extras, insurance } = await offered(`?df=${df}&dt=${dt}`)
    const charged = async (options: Partial<RentalOptions>, code: QuoteLine['code']) => {
      const rental = { ...rentalOf(slug, 40, days), options: { ...NO_OPTIONS, ...options } }
      const { price }: Quote = (await provider.quote(rental)).json().data
      return price.lines.find((line) => line.code === code)?.amountKop ?? 0
    }
    for (const { code, forRentalKop } of extras) {
      expect(await charged({ extras: [{ code, quantity: 1 }] }, 'extra'), code).toBe(forRentalKop)
    }
    for (const { code, forRentalKop } of insurance) {
      expect(await charged({ insurance: code }, 'insurance'), code).toBe(forRentalKop)
    }
    expect(extras.length * insurance.length).toBeGreaterThan(0)
    const undated = await offered()
    expect([...undated.extras, ...undated.insurance].filter(({ forRentalKop }) => forRentalKop !== null)).toEqual([])
  })

  it('rejects booking protection where the branch sells none', async () => {
    const stored = sql`select data->'bookingProtection' as sold from settings`
    const { rows } = await provider.db.execute<{ sold: object }>(stored)
    await provider.db.execute(sql`update settings set data = data || '{"bookingProtection": null}'`)
    const { error } = (await provider.quote(withOptions('honda-fit', { protection: true }))).json()
    expect(error.fields).toEqual({ 'rental.options.protection': 'not offered' })
    const back = JSON.stringify({ bookingProtection: rows[0]?.sold })
    await provider.db.execute(sql`update settings set data = data || ${back}::jsonb`)
  })

  it('rejects an extra of which too few are left, and says how many', async () => {
    const slug = await addModel(provider, 'last-boxes', 9)
    await provider.db.execute(sql`update car_models set class_id = 'suv' where slug = ${slug}`)
    const rental = { ...rentalOf(slug, 50), options: { ...NO_OPTIONS, extras: [{ code: 'camping-set', quantity: 2 }] } }
    await provider.db.execute(sql`update extras set stock = 3 where code = 'camping-set'`)
    expect((await provider.hold(await provider.requestFor(rental))).statusCode).toBe(201)
    const response = await provider.quote(rental)
    expect([response.statusCode, response.json().error.code, response.json().error.details]).toEqual([
      409,
      'extra_sold_out',
      { code: 'camping-set', left: 1 },
    ])
    expect((await provider.quote({ ...rental, ...rentalOf(slug, 55), options: rental.options })).statusCode).toBe(200)
  })

  it('offers the cheapest longer rental that costs less, whenever one of any length does and can be had', async () => {
    const slug = await addModel(provider, 'inverted', 1)
    await provider.db.execute(
      sql`update car_models set discount1_percent = 40, discount2_percent = 65 where slug = ${slug}`,
    )
    let offered = 0
    for (const pc of ['', 'NEDELYA']) {
      const quotes: Quote[] = []
      for (let days = 1; days <= 12; days++) {
        quotes.push((await provider.quote({ ...rentalOf(slug, 20, days), pc })).json().data)
      }
      for (const [index, { price, longer }] of quotes.entries()) {
        const cheaper = quotes.slice(index + 1).filter((other) => other.price.totalKop < price.totalKop)
        const cheapest = Math.min(...cheaper.map((other) => other.price.totalKop))
        const cheapestRental = cheaper.find((other) => other.price.totalKop === cheapest)
        expect(longer && [longer.days, longer.totalKop]).toEqual(
          cheapestRental ? [cheapestRental.price.days, cheapest] : null,
        )
        offered += longer ? 1 : 0
      }
      expect(quotes[5]?.longer?.dropoffAt).toBe('2026-12-18T02:00:00.000Z')
    }
    expect(offered).toBeGreaterThan(5)
  })

  it('offers no longer rental that cannot be had: the car is taken then, or an extra is', async () => {
    const slug = await addModel(provider, 'inverted-taken', 2)
    await provider.db.execute(sql`update car_models set discount2_percent = 80 where slug = ${slug}`)
    const seat = { options: { ...NO_OPTIONS, extras: [{ code: 'booster', quantity: 1 }] } }
    const rental = { ...rentalOf(slug, 20, 6), ...seat }
    const longer = async () => (await provider.quote(rental)).json().data.longer
    expect((await longer())?.days).toBe(7)
    await provider.db.execute(sql`update extras set stock = 1 where code = 'booster'`)
    await provider.db.execute(sql`delete from booking_extras where extra_code = 'booster'`)
    const later = { ...rentalOf(slug, 26, 1), ...seat }
    later.df = later.df.replace(/\d\d-\d\d$/, '08-00')
    expect((await provider.hold(await provider.requestFor(later))).statusCode).toBe(201)
    expect(await longer()).toBeNull()
    const plain = { ...rental, options: NO_OPTIONS }
    expect((await provider.quote(plain)).json().data.longer?.days).toBe(7)
    expect((await provider.hold(await provider.requestFor({ ...later, options: NO_OPTIONS }))).statusCode).toBe(201)
    expect((await provider.quote(plain)).json().data.longer).toBeNull()
  })
})

function withOptions(slug: string, options: Partial<RentalOptions>) {
  return { ...rentalOf(slug), options: { ...NO_OPTIONS, ...options } }
}
