import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openGuest, outcomeOf } from '@/tests/setup/booking-guests'
import { addModel, CONFIRM, newPhone, openProvider, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const HOLD_MS = 15 * 60_000

describe('one phone', () => {
  const provider = useProvider()

  /** Holds of one phone, each of another plate. */
  async function openHolds(slug: string, phone = newPhone()) {
    const rental = rentalOf(await addModel(provider, slug, 20))
    const request = await provider.requestFor(rental, { phone })
    const hold = async () => {
      const response = await provider.hold(request)
      const { data, error } = response.json()
      return { outcome: error ? `${response.statusCode} ${error.code}` : String(response.statusCode), data, error }
    }
    return { hold, rental }
  }

  it.each([
    ['new', newPhone()],
    ['known', '+79990000001'],
  ])('of a %s client holds two cars at most, also with twenty requests at once', async (name, phone) => {
    const { hold, rental } = await openHolds(`twenty-at-once-${name}`, phone)
    const outcomes = (await Promise.all(Array.from({ length: 20 }, hold))).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === '409 phone_unproved')).toHaveLength(18)
    expect((await provider.hold(await provider.requestFor(rental))).statusCode).toBe(201)
  })

  it('may hold again from the instant at which its holds run out, expired by the job or not', async () => {
    const { hold } = await openHolds('again-after-expiry')
    const start = provider.clock.now
    await hold()
    await hold()
    provider.clock.now = new Date(start.getTime() + HOLD_MS - 1)
    expect((await hold()).outcome).toBe('409 phone_unproved')
    provider.clock.now = new Date(start.getTime() + HOLD_MS)
    expect((await hold()).outcome).toBe('201')
    provider.clock.now = start
  })

  const confirm = async ({ booking, key }: { booking: { number: string }; key: string }) =>
    outcomeOf(await provider.call('PATCH', `/sun/v2/bookings/${booking.number}`, CONFIRM, { 'x-booking-key': key }))

  it('may hold more when it has confirmed, up to four that are to begin, holds and bookings together', async () => {
    const { hold, rental } = await openHolds('four-to-begin')
    for (let booked = 0; booked < 3; booked++) expect(await confirm((await hold()).data)).toBe('200')
    const fourth = await hold()
    expect([fourth.outcome, (await hold()).outcome]).toEqual(['201', '409 phone_unproved'])
    expect(await confirm(fourth.data)).toBe('200')
    expect((await hold()).outcome).toBe('409 phone_unproved')

    const start = provider.clock.now
    const later = rentalOf(rental.slug, 60)
    provider.clock.now = new Date(Date.parse(fourth.data.booking.pickupAt))
    const { phone } = fourth.data.booking.driver
    expect(outcomeOf(await provider.hold(await provider.requestFor(later, { phone })))).toBe('201')
    provider.clock.now = start
  })

  it('confirms nothing while it has more than it may, also when the limit was higher at the hold', async () => {
    const { hold } = await openHolds('no-fifth')
    const booked = []
    for (let n = 0; n < 2; n++) booked.push((await hold()).data)
    for (const one of booked) await confirm(one)
    const held = [(await hold()).data, (await hold()).data]
    await setLimit(3)
    expect((await Promise.all(held.map(confirm))).sort()).toEqual(['phone_unproved', 'phone_unproved'])
    await setLimit(4)
    expect(await Promise.all(held.map(confirm))).toEqual(['200', '200'])
  })

  it('takes over no hold of another phone when it has four', async () => {
    const { hold, rental } = await openHolds('no-fifth-by-change')
    for (let booked = 0; booked < 4; booked++) await confirm((await hold()).data)
    const phone = (await phonesOf(rental.slug))[0]
    const guest = await openGuest(provider, await provider.requestFor(rental))
    const driver = { ...guest.booking.driver, phone }
    expect(outcomeOf(await guest.patch({ rental, quoteToken: 'not asked for', driver }))).toBe('phone_unproved')
  })

  async function setLimit(limit: number): Promise<void> {
    await provider.db.execute(sql`
      update settings set data = jsonb_set(data, '{maxOpenBookingsPerPhone}', ${String(limit)}::jsonb)`)
  }

  async function phonesOf(slug: string): Promise<string[]> {
    const { rows } = await provider.db.execute<{ phone: string }>(sql`
      select distinct driver->>'phone' as phone from bookings b join car_models m on m.id = model_id where slug = ${slug}`)
    return rows.map(({ phone }) => phone)
  }
})

describe('one address', () => {
  const provider = useProvider()

  const LIMIT = 8
  /** Holds of guests that share nothing but the address. */
  async function guestsAt(slug: string) {
    const rental = rentalOf(await addModel(provider, slug, 30))
    return async (address: string) => {
      const response = await provider.hold(await provider.requestFor(rental), undefined, { 'x-client-ip': address })
      return { ...response.json(), status: response.statusCode }
    }
  }
  const times = (length: number) => Array.from({ length })

  it.each([
    ['IPv4', () => '203.0.113.7', '203.0.113.8'],
    ['IPv6', (guest: number) => `2001:db8:0:1::${guest + 1}`, '2001:db8:0:2::1'],
  ])('of %s holds eight cars at most, with any phones, and its neighbour has its own', async (name, of, neighbour) => {
    const holdFrom = await guestsAt(`one-address-${name.toLowerCase()}`)
    const responses = await Promise.all(times(20).map((_, guest) => holdFrom(of(guest))))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(LIMIT)
    const rejections = responses.filter(({ status }) => status === 429)
    expect(rejections).toHaveLength(20 - LIMIT)
    expect((await holdFrom(neighbour)).status).toBe(201)
  })

  it('is erased with the hold: on confirmation and on expiry, and then it may hold again', async () => {
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

  it('of the machine itself names no visitor: it has no limit', async () => {
    const holdFrom = await guestsAt('loopback')
    const responses = await Promise.all(times(LIMIT + 1).map(() => holdFrom('127.0.0.1')))
    expect(responses.map(({ status }) => status)).toEqual(times(LIMIT + 1).map(() => 201))
  })
})

it('an address and a visit are rejected with the same text, and a phone is to be proved: without numbers', async () => {
  const provider = await openProvider()
  const rental = rentalOf(await addModel(provider, 'same-words', 20))
  const phone = newPhone()
  const rejectionOf = async (headers: object, samePhone = false) => {
    for (;;) {
      const request = await provider.requestFor(rental, { phone: samePhone ? phone : newPhone() })
      const response = await provider.hold(request, undefined, headers)
      if (response.statusCode !== 201) return response.json().error
    }
  }
  const { requestId: _id, ...ofPhone } = await rejectionOf({}, true)
  const asksProof = 'The phone has to be proved by a code, or the booking to be paid.'
  expect(ofPhone).toEqual({ code: 'phone_unproved', message: asksProof })
  const rejections = [
    await rejectionOf({ 'x-client-ip': '203.0.113.77' }),
    await rejectionOf({ 'x-visitor': 'token-of-the-same-words' }),
  ]
  for (const { requestId: _, ...rejection } of rejections) {
    const message = 'No further car is kept at the moment.'
    expect(rejection).toEqual({ code: 'too_many_requests', message })
  }
  await provider.close()
})

describe('one visit', () => {
  const provider = useProvider()

  const LIMIT = 2
  /** Holds that share nothing but the visitor's token: other phones, no address. */
  async function visitsTo(slug: string) {
    const rental = rentalOf(await addModel(provider, slug, 30))
    return async (token: string) => {
      const response = await provider.hold(await provider.requestFor(rental), undefined, { 'x-visitor': token })
      return { ...response.json(), status: response.statusCode }
    }
  }

  it('holds two cars at most, with any phones and twenty requests at once; another visit has its own', async () => {
    const holdIn = await visitsTo('one-visit')
    const responses = await Promise.all(Array.from({ length: 20 }, () => holdIn('token-of-one-visit')))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(LIMIT)
    const rejections = responses.filter(({ status }) => status === 429)
    expect(rejections).toHaveLength(20 - LIMIT)
    expect((await holdIn('token-of-another-visit')).status).toBe(201)
  })

  it('is stored as a hash only, and erased with the hold: confirmed, cancelled or run out', async () => {
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
