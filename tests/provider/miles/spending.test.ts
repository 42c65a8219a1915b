import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createProvider } from '@/provider/app'
import type { Booking } from '@/provider/contract/bookings'
import { openDatabase } from '@/provider/db/database'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { expireHolds } from '@/provider/modules/bookings/expire-holds'
import { guestOf, outcomeOf, tally } from '@/tests/setup/booking-guests'
import { giveMiles, lotsOf, type MileClient, openMileClient, setBookingStatus } from '@/tests/setup/mile-clients'
import { addModel, config, newKey, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 3_600_000

describe('spending miles on a booking', () => {
  const provider = useProvider()
  let serial = 0
  let slug = ''
  beforeEach(async () => {
    serial += 1
    slug = await addModel(provider, `mile-car-${serial}`, 3)
  })

  const guest = (held: { booking: Booking; key: string }) => guestOf(provider, held)
  const stored = (held: { booking: Booking; key: string }) => guest(held).read()
  const sumOf = ({ price }: Booking) => price.lines.reduce((sum, { amountKop }) => sum + amountKop, 0)
  const milesLine = ({ price }: Booking) => price.lines.find(({ code }) => code === 'miles')?.amountKop ?? 0

  /** Reads the balance of the header, the ledger and the lots. */
  async function requireSound(client: MileClient, expected: number): Promise<void> {
    const { balance, items } = await client.charge()
    const sum = items.reduce((total, { miles, state }) => total + (state === 'pending' ? 0 : miles), 0)
    const lots = (await lotsOf(provider.db, client.id)).reduce((total, left) => total + left, 0)
    expect([await client.header(), balance, sum, lots]).toEqual([expected, expected, expected, expected])
  }

  it('previews what it then does: line, total, what is due and the balance', async () => {
    const client = await openMileClient(provider, 1_000)
    const held = await client.book(slug)
    const { number, price } = held.booking
    const preview = (await client.preview(number, 400)).json().data
    expect(preview).toEqual({
      number,
      miles: 400,
      maxMiles: 1_000,
      milesKop: 40_000,
      totalKop: price.totalKop - 40_000,
      fullDueKop: price.totalKop,
      dueKop: price.totalKop - 40_000,
      balance: 600,
    })
    expect(milesLine(await stored(held))).toBe(0)
    await requireSound(client, 1_000)

    const response = await client.spend(number, 400)
    expect([response.statusCode, response.json().data]).toEqual([200, preview])
    const booking = await stored(held)
    expect([milesLine(booking), booking.price.totalKop, booking.dueKop]).toEqual([
      -40_000,
      preview.totalKop,
      preview.dueKop,
    ])
    expect(sumOf(booking)).toBe(booking.price.totalKop)
    await requireSound(client, 600)
    const { bookings, items } = await client.spent()
    expect(bookings).toMatchObject([{ number, miles: 400, maxMiles: 1_000, dueKop: preview.dueKop }])
    expect(items).toMatchObject([{ booking: number, miles: -400, state: 'reserved' }])
  })

  it('takes or returns miles when another number is requested, and returns all on release', async () => {
    const client = await openMileClient(provider, 1_000)
    const held = await client.book(slug)
    const { number, price } = held.booking
    for (const wanted of [300, 800, 100, 100]) {
      expect((await client.spend(number, wanted)).json().data).toMatchObject({ miles: wanted, balance: 1_000 - wanted })
      expect(milesLine(await stored(held))).toBe(-wanted * 100)
    }
    for (const _ of ['once', 'and again']) {
      expect((await client.release(number)).json().data).toMatchObject({
        miles: 0,
        dueKop: price.totalKop,
        balance: 1_000,
      })
      expect(await stored(held)).toMatchObject({ price: { lines: price.lines, totalKop: price.totalKop } })
    }
    await requireSound(client, 1_000)
  })

  it('pays at most a share of the rental after discounts, no more than there is, and no more than is still to pay', async () => {
    const client = await openMileClient(provider, 100)
    const { booking } = await client.book(slug)
    const rejection = async (miles: number) => (await client.spend(booking.number, miles)).json().error
    expect(await rejection(101)).toMatchObject({ code: 'miles_limit', details: { maxMiles: 100 } })
    expect((await client.preview(booking.number, 101)).json().error.code).toBe('miles_limit')

    await giveMiles(provider.db, client.id, 1_000_000)
    const share = Math.floor((booking.price.totalKop * 0.3) / 100)
    expect(await rejection(share + 1)).toMatchObject({ code: 'miles_limit', details: { maxMiles: share } })
    await provider.db.execute(sql`update bookings set paid_kop = total_kop - 5000 where number = ${booking.number}`)
    expect(await rejection(51)).toMatchObject({ code: 'miles_limit', details: { maxMiles: 50 } })
    const { rows } = await provider.db.execute(sql`select 1 from mile_entries where client_id = ${client.id}
      and to_account = 'program:spent'`)
    expect(rows).toEqual([])
    expect((await client.spend(booking.number, 50)).json().data).toMatchObject({ dueKop: 0 })
  })

  it('uses what expires first, and returns what it took last, with its own term', async () => {
    const client = await openMileClient(provider)
    for (const [miles, on] of [
      [100, '2027-03-01'],
      [100, '2027-01-01'],
      [100, null],
    ] as const)
      await giveMiles(provider.db, client.id, miles, on)
    const { booking } = await client.book(slug)
    await client.spend(booking.number, 250)
    expect(await lotsOf(provider.db, client.id)).toEqual([0, 0, 50])
    await client.spend(booking.number, 130)
    expect(await lotsOf(provider.db, client.id)).toEqual([0, 70, 100])
    expect((await client.charge()).nextExpiry).toEqual({ on: '2027-03-01', miles: 70 })
    await client.release(booking.number)
    expect((await client.charge()).nextExpiry).toEqual({ on: '2027-01-01', miles: 100 })
  })

  it('lists the balance after each movement, as the whole ledger does', async () => {
    const client = await openMileClient(provider, 100)
    const { booking } = await client.book(slug)
    for (const miles of [40, 10, 60]) await client.spend(booking.number, miles)
    const { items } = await client.charge()
    const { items: spent, ...sums } = await client.spent()
    expect(spent).toEqual(items.filter(({ state }) => state !== 'credited'))
    expect([spent.map(({ balance }) => balance), sums.balance, sums.pending]).toEqual([[40, 90, 60], 40, 0])
  })

  it('does not spend what expired today, before the job and after it', async () => {
    const client = await openMileClient(provider)
    await giveMiles(provider.db, client.id, 300, '2026-11-22')
    await giveMiles(provider.db, client.id, 50, '2026-11-23')
    const { booking } = await client.book(slug)
    // Midnight of the station, in UTC.
    provider.clock.now = new Date('2026-11-21T14:00:00Z')
    expect((await client.spend(booking.number, 51)).json().error).toMatchObject({ details: { maxMiles: 50 } })
    expect((await client.spent()).bookings.map(({ maxMiles }) => maxMiles)).toEqual([50])
    expect((await client.preview(booking.number, 50)).json().data).toMatchObject({ maxMiles: 50, balance: 0 })
    expect((await client.spend(booking.number, 50)).json().data).toMatchObject({ maxMiles: 50, balance: 0 })
    expect((await client.charge()).items.map(({ state, miles }) => [state, miles])).toContainEqual(['expired', -300])
  })

  it('answers one key once, and rejects another body under it', async () => {
    const client = await openMileClient(provider, 1_000)
    const { booking } = await client.book(slug)
    const key = newKey()
    const responses = await Promise.all([1, 2, 3].map(() => client.spend(booking.number, 200, key)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(outcomeOf(await client.spend(booking.number, 201, key))).toBe('idempotency_key_reused')
    await requireSound(client, 800)
    // Another client's key is another key.
    const other = await openMileClient(provider, 300)
    const { booking: own } = await other.book(slug, { ahead: 60 })
    expect(outcomeOf(await other.spend(own.number, 200, key))).toBe('200')
  })

  it('finds no booking of another client by any call, as for a number that does not exist', async () => {
    const [owner, stranger] = [await openMileClient(provider, 500), await openMileClient(provider, 500)]
    const { booking } = await owner.book(slug)
    await owner.spend(booking.number, 100)
    for (const number of [booking.number, '9999999']) {
      for (const call of [stranger.preview(number, 10), stranger.spend(number, 10), stranger.release(number)])
        expect([(await call).statusCode, outcomeOf(await call)]).toEqual([404, 'not_found'])
    }
    await requireSound(owner, 400)
    await requireSound(stranger, 500)
  })

  it('changes nothing for a session without a bearer, or with another’s', async () => {
    const [client, other] = [await openMileClient(provider, 500), await openMileClient(provider)]
    const { booking } = await client.book(slug)
    const { authorization: _, ...cookie } = client.headers
    for (const headers of [cookie, { ...client.headers, authorization: other.headers.authorization }])
      for (const [method, url] of [
        ['POST', '/auth-client/spend'],
        ['POST', '/auth-client/spend/preview'],
        ['DELETE', `/auth-client/spend/${booking.number}`],
      ] as const) {
        const response = await provider.app.inject({
          method,
          url,
          headers: { ...headers, 'idempotency-key': newKey() },
          ...(method === 'POST' ? { payload: { booking: booking.number, miles: 1 } } : {}),
        })
        expect([response.statusCode, outcomeOf(response)], url).toEqual([401, 'unauthenticated'])
      }
    await requireSound(client, 500)
  })

  it.each(['active', 'completed', 'cancelled_client', 'no_show'])('does not pay for one that is %s', async (status) => {
    const client = await openMileClient(provider, 500)
    const { booking } = await client.book(slug)
    if (status === 'completed') await setBookingStatus(provider.db, booking.number, 'active', START)
    await setBookingStatus(provider.db, booking.number, status, START)
    expect(outcomeOf(await client.spend(booking.number, 10))).toBe('conflict')
    expect((await client.spent()).bookings).toEqual([])
  })

  it('pays before the pick-up only, and for a hold only while it lasts', async () => {
    const client = await openMileClient(provider, 500)
    const [late, held] = [await client.book(slug, { ahead: 2 }), await client.book(slug, { ahead: 40, isHeld: true })]
    expect(outcomeOf(await client.spend(held.booking.number, 10))).toBe('200')
    provider.clock.now = new Date(START.getTime() + 15 * 60_000)
    expect(outcomeOf(await client.spend(held.booking.number, 20))).toBe('hold_expired')
    expect((await client.spent()).bookings.map(({ number }) => number)).toEqual([late.booking.number])
    provider.clock.now = new Date(late.booking.pickupAt)
    expect(outcomeOf(await client.spend(late.booking.number, 10))).toBe('conflict')
    expect(outcomeOf(await client.release(late.booking.number))).toBe('conflict')
  })

  it('100 payments at once over two providers take from 1000 miles what there is, and never more', {
    tags: '@wide',
  }, async () => {
    const client = await openMileClient(provider, 1_000)
    const numbers: string[] = []
    for (let ahead = 20; ahead < 60; ahead += 10) numbers.push((await client.book(slug, { ahead })).booking.number)
    const second = openDatabase(provider.url, 10, () => undefined, true, WORK_LIMITS)
    const rival = createProvider({ db: second.db, now: () => provider.clock.now, config })
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const miles = 150 + (index % 7) * 50
        const response = await (index % 2 === 0 ? provider.app : rival).inject({
          method: 'POST',
          url: '/auth-client/spend',
          headers: { ...client.headers, 'idempotency-key': newKey() },
          payload: { booking: numbers[index % numbers.length], miles },
        })
        return outcomeOf(response)
      }),
    )
    await rival.close()
    await second.close()
    const counts = tally(outcomes)
    expect(Object.keys(counts).sort()).toEqual(['200', 'miles_limit'])
    const { bookings, balance, items } = await client.spent()
    const paying = bookings.reduce((sum, { miles }) => sum + miles, 0)
    expect(paying + balance).toBe(1_000)
    expect(items.every((item) => (item.balance ?? 0) >= 0)).toBe(true)
    await requireSound(client, balance)
  })

  describe('and afterwards', () => {
    async function paid(miles = 900, how: { ahead?: number; days?: number; isHeld?: boolean; isGuest?: boolean } = {}) {
      const client = await openMileClient(provider, 1_000)
      const held = await client.book(slug, how)
      expect(outcomeOf(await client.spend(held.booking.number, miles))).toBe('200')
      return { client, held, number: held.booking.number }
    }

    it('cancelled by the client, it returns all miles and keeps the price that was agreed', async () => {
      const { client, held } = await paid()
      expect((await guest(held).cancel(0)).statusCode).toBe(200)
      expect(milesLine(await stored(held))).toBe(-90_000)
      expect((await client.charge()).items.slice(0, 2)).toMatchObject([
        { miles: 900, state: 'returned' },
        { miles: -900, state: 'released' },
      ])
      await requireSound(client, 1_000)
    })

    it('held, confirmed and active it lists its miles as reserved, then as spent', async () => {
      const states = async (client: MileClient) =>
        (await client.charge()).items.map(({ miles, state }) => [miles, state])
      const waiting = await paid(900, { isHeld: true })
      expect(await states(waiting.client)).toEqual([
        [-900, 'reserved'],
        [1_000, 'credited'],
      ])
      const { client, number } = await paid()
      expect((await states(client))[0]).toEqual([-900, 'reserved'])
      expect(outcomeOf(await client.spend(number, 400))).toBe('200')
      expect((await states(client)).slice(0, 2), 'a part came back').toEqual([
        [500, 'returned'],
        [-900, 'reserved'],
      ])
      await setBookingStatus(provider.db, number, 'active', START)
      expect((await states(client))[1]).toEqual([-900, 'spent'])
      await setBookingStatus(provider.db, number, 'completed', START)
      expect((await states(client))[1]).toEqual([-900, 'spent'])
    })

    it('returned while it waits, its miles are released, and the next ones are reserved', async () => {
      const { client, number } = await paid(900, { isHeld: true })
      await client.release(number)
      await client.spend(number, 300)
      expect((await client.charge()).items.map(({ miles, state }) => [miles, state])).toEqual([
        [-300, 'reserved'],
        [900, 'returned'],
        [-900, 'released'],
        [1_000, 'credited'],
      ])
    })

    it('cancelled by the branch, it returns them too, with their terms', async () => {
      const { client, number } = await paid()
      await setBookingStatus(provider.db, number, 'cancelled_branch', START)
      expect(await lotsOf(provider.db, client.id)).toEqual([1_000])
      await requireSound(client, 1_000)
    })

    it('returns them once when its hold expires, also with two jobs at once', async () => {
      const { client } = await paid(900, { isHeld: true })
      const later = new Date(START.getTime() + HOUR_MS)
      const deps = { db: provider.db, now: () => later }
      const counts = await Promise.all([expireHolds(deps), expireHolds(deps)])
      expect(counts.reduce((sum, expired) => sum + expired, 0)).toBeGreaterThan(0)
      await requireSound(client, 1_000)
      expect((await client.charge()).items.filter(({ state }) => state === 'returned')).toHaveLength(1)
    })

    it('keeps them when the driver did not come for the car', async () => {
      const { client, number } = await paid()
      await setBookingStatus(provider.db, number, 'no_show', START)
      await requireSound(client, 100)
      expect((await client.charge()).items[0]).toMatchObject({ miles: -900, state: 'spent' })
    })

    it('changed to a shorter rental it keeps as many miles as may pay for it and returns the others', async () => {
      const { client, held } = await paid(900, { days: 10 })
      const response = await guest(held).change(rentalOf(slug, 30, 1))
      expect(response.statusCode, response.body).toBe(200)
      const booking = await stored(held)
      const retainedMiles = -milesLine(booking) / 100
      const rental = booking.price.lines.filter(({ code }) => /^rental|discount/.test(code))
      expect(retainedMiles).toBe(Math.floor(rental.reduce((sum, { amountKop }) => sum + amountKop, 0) * 0.003))
      expect(retainedMiles).toBeLessThan(900)
      expect(sumOf(booking)).toBe(booking.price.totalKop)
      await requireSound(client, 1_000 - retainedMiles)
    })

    it('changed to a longer rental it keeps the miles that it had', async () => {
      const { client, held } = await paid(700)
      const response = await guest(held).change(rentalOf(slug, 30, 8))
      expect(response.statusCode, response.body).toBe(200)
      const booking = await stored(held)
      expect([milesLine(booking), sumOf(booking)]).toEqual([-70_000, booking.price.totalKop])
      await requireSound(client, 300)
    })

    it('cannot become another client’s while miles pay for it', async () => {
      const { client, held } = await paid(500, { isHeld: true, isGuest: true })
      const { driver } = await stored(held)
      const change = { driver: { ...driver, phone: '+79995551199' } }
      expect(outcomeOf(await guest(held).change(rentalOf(slug), change))).toBe('conflict')
      await client.release(held.booking.number)
      expect(outcomeOf(await guest(held).change(rentalOf(slug), change))).toBe('200')
    })

    it('is cancelled and paid with miles at the same time without a deadlock or a lost mile', {
      tags: '@wide',
    }, async () => {
      for (let round = 0; round < 5; round++) {
        const { client, held, number } = await paid(100, { ahead: 30 + round * 6 })
        const outcomes = await Promise.all([
          client.spend(number, 400).then(outcomeOf),
          guest(held).cancel(0).then(outcomeOf),
          client.release(number).then(outcomeOf),
        ])
        expect(outcomes[1]).toBe('200')
        for (const outcome of outcomes) expect(['200', 'conflict']).toContain(outcome)
        await requireSound(client, 1_000)
      }
    })
  })
})
