import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addModel, CONFIRM, newPhone, openProvider, rentalOf, type TestProvider } from '@/tests/setup/open-provider'

const HOLD_MS = 15 * 60_000

describe('one phone', () => {
  let provider: TestProvider
  beforeAll(async () => {
    provider = await openProvider()
  })
  afterAll(() => provider.close())

  /** Holds of one phone, each of another plate. */
  async function holder(slug: string, phone = newPhone()) {
    const rental = rentalOf(await addModel(provider, slug, 20))
    const request = await provider.requestFor(rental, { phone })
    const hold = async () => {
      const answer = await provider.hold(request)
      const { data, error } = answer.json()
      return { outcome: error ? `${answer.statusCode} ${error.code}` : String(answer.statusCode), data, error }
    }
    return { hold, rental }
  }

  it.each([
    ['new', newPhone()],
    ['known', '+79990000001'],
  ])('of a %s client keeps two cars at most, though it asks twenty times at once', async (name, phone) => {
    const { hold, rental } = await holder(`twenty-at-once-${name}`, phone)
    const outcomes = (await Promise.all(Array.from({ length: 20 }, hold))).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === '429 too_many_requests')).toHaveLength(18)
    expect((await provider.hold(await provider.requestFor(rental))).statusCode).toBe(201)
  })

  it('is told the limit', async () => {
    const { hold } = await holder('told-the-limit')
    await hold()
    await hold()
    expect((await hold()).error.details).toEqual({ maxHoldsPerPhone: 2 })
  })

  it('may hold again from the instant at which its holds run out, swept or not', async () => {
    const { hold } = await holder('again-after-expiry')
    const start = provider.clock.now
    await hold()
    await hold()
    provider.clock.now = new Date(start.getTime() + HOLD_MS - 1)
    expect((await hold()).outcome).toBe('429 too_many_requests')
    provider.clock.now = new Date(start.getTime() + HOLD_MS)
    expect((await hold()).outcome).toBe('201')
    provider.clock.now = start
  })

  it('may hold more when it has confirmed: a booking is no hold', async () => {
    const { hold } = await holder('confirmed-is-no-hold')
    for (let booked = 0; booked < 3; booked++) {
      const { data } = await hold()
      const url = `/sun/v2/bookings/${data.booking.number}`
      expect((await provider.call('PATCH', url, CONFIRM, { 'x-booking-key': data.key })).statusCode).toBe(200)
    }
    expect([await hold(), await hold(), await hold()].map(({ outcome }) => outcome)).toEqual([
      '201',
      '201',
      '429 too_many_requests',
    ])
  })
})

describe('one address', () => {
  let provider: TestProvider
  beforeAll(async () => {
    provider = await openProvider()
  })
  afterAll(() => provider.close())

  const LIMIT = 8
  /** Holds of guests that share nothing but the address. */
  async function guestsAt(slug: string) {
    const rental = rentalOf(await addModel(provider, slug, 30))
    return async (address: string) => {
      const answer = await provider.hold(await provider.requestFor(rental), undefined, { 'x-client-ip': address })
      return { ...answer.json(), status: answer.statusCode }
    }
  }
  const times = (length: number) => Array.from({ length })

  it.each([
    ['IPv4', () => '203.0.113.7', '203.0.113.8'],
    ['IPv6', (guest: number) => `2001:db8:0:1::${guest + 1}`, '2001:db8:0:2::1'],
  ])('of %s keeps eight cars at most, whatever the phones, and its neighbour its own', async (name, of, neighbour) => {
    const holdFrom = await guestsAt(`one-address-${name.toLowerCase()}`)
    const answers = await Promise.all(times(20).map((_, guest) => holdFrom(of(guest))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMIT)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(20 - LIMIT)
    expect(refused[0]?.error.details).toEqual({ maxHoldsPerAddress: LIMIT })
    expect((await holdFrom(neighbour)).status).toBe(201)
  })

  it('is forgotten with the hold: on confirmation and on expiry, and then it may hold again', async () => {
    const holdFrom = await guestsAt('forgotten-address')
    const address = '198.51.100.9'
    const held = await Promise.all(times(LIMIT).map(() => holdFrom(address)))
    const { booking, key } = held[0]?.data ?? {}
    const url = `/sun/v2/bookings/${booking.number}`
    expect((await provider.call('PATCH', url, CONFIRM, { 'x-booking-key': key })).statusCode).toBe(200)
    expect((await holdFrom(address)).status).toBe(201)
    expect((await holdFrom(address)).status).toBe(429)

    const start = provider.clock.now
    provider.clock.now = new Date(start.getTime() + HOLD_MS)
    expect((await holdFrom(address)).status).toBe(201)
    const { rows } = await provider.db.execute(sql`
      select distinct status from bookings where hold_network >>= ${address}::inet and hold_until <= ${provider.clock.now.toISOString()}::timestamptz`)
    expect(rows).toEqual([])
    provider.clock.now = start
  })

  it('of the machine itself names no visitor: it is not counted', async () => {
    const holdFrom = await guestsAt('loopback')
    const answers = await Promise.all(times(LIMIT + 1).map(() => holdFrom('127.0.0.1')))
    expect(answers.map(({ status }) => status)).toEqual(times(LIMIT + 1).map(() => 201))
  })
})

describe('one visit', () => {
  let provider: TestProvider
  beforeAll(async () => {
    provider = await openProvider()
  })
  afterAll(() => provider.close())

  const LIMIT = 2
  /** Holds that share nothing but the visitor's token: other phones, no address. */
  async function visitsTo(slug: string) {
    const rental = rentalOf(await addModel(provider, slug, 30))
    return async (token: string) => {
      const answer = await provider.hold(await provider.requestFor(rental), undefined, { 'x-visitor': token })
      return { ...answer.json(), status: answer.statusCode }
    }
  }

  it('keeps two cars at most, whatever the phones, though it asks twenty times at once; another visit keeps its own', async () => {
    const holdIn = await visitsTo('one-visit')
    const answers = await Promise.all(Array.from({ length: 20 }, () => holdIn('token-of-one-visit')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMIT)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(20 - LIMIT)
    expect(refused[0]?.error.details).toEqual({ maxHoldsPerVisit: LIMIT })
    expect((await holdIn('token-of-another-visit')).status).toBe(201)
  })

  it('is kept as a hash only, and forgotten with the hold: confirmed, cancelled or run out', async () => {
    const holdIn = await visitsTo('forgotten-visit')
    const token = 'token-that-nobody-keeps'
    const start = provider.clock.now
    const [first, second] = [(await holdIn(token)).data, (await holdIn(token)).data]
    const { rows } = await provider.db.execute<{ everything: string }>(sql`
      select string_agg(b::text, '') everything from bookings b where hold_visitor is not null`)
    expect(rows[0]?.everything).not.toContain(token)
    expect(await visitors(first.booking.number, second.booking.number)).toHaveLength(2)

    await provider.call('PATCH', `/sun/v2/bookings/${first.booking.number}`, CONFIRM, { 'x-booking-key': first.key })
    expect((await holdIn(token)).status).toBe(201)
    expect((await holdIn(token)).status).toBe(429)
    const cancel = { refundKop: 0 }
    await provider.call('POST', `/sun/v2/bookings/${second.booking.number}/cancel`, cancel, {
      'x-booking-key': second.key,
    })
    expect(await visitors(first.booking.number, second.booking.number)).toEqual([])
    const third = (await holdIn(token)).data
    provider.clock.now = new Date(start.getTime() + HOLD_MS)
    expect((await holdIn(token)).status).toBe(201)
    expect(await visitors(third.booking.number)).toEqual([])
    provider.clock.now = start
  })

  async function visitors(...numbers: string[]) {
    const { rows } = await provider.db.execute(sql`
      select hold_visitor from bookings where number = any(${sql.param(numbers)}::text[]) and hold_visitor is not null`)
    return rows
  }
})
