import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '@/provider/db/database'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { createReferenceCache } from '@/provider/db/reference-cache'
import { creditDueMiles } from '@/provider/modules/miles/credit-due-miles'
import { bindSettings } from '@/provider/modules/settings/bind-settings'
import { guestOf } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { giveMiles, lotsOf, type MileClient, openMileClient, setBookingStatus } from '@/tests/setup/mile-clients'
import { addModel, count, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** Rentals of the demo data: active ones with promised miles, and completed ones with miles in the ledger. */
const RICH = 1

describe('the miles of a rental', () => {
  const provider = useProvider()
  let serial = 0
  let slug = ''
  beforeEach(async () => {
    serial += 1
    slug = await addModel(provider, `earning-car-${serial}`, 3)
  })

  const warned: object[] = []
  function creditOn(db: typeof provider.db) {
    const now = () => provider.clock.now
    const settings = bindSettings(db, { cache: createReferenceCache(db), station: 'vldk', now })
    return creditDueMiles({ db, settings, now, warn: (details) => warned.push(details) })
  }
  const credit = () => creditOn(provider.db)

  /** Creates a client whose earlier rental of so many days has just ended. */
  async function openRenter(days: number): Promise<MileClient> {
    const client = await openMileClient(provider)
    if (days === 0) return client
    const { booking } = await client.book(slug, { ahead: 1, days })
    await setBookingStatus(provider.db, booking.number, 'active', new Date(booking.pickupAt))
    await setBookingStatus(provider.db, booking.number, 'completed', new Date(booking.dropoffAt))
    await credit()
    return client
  }

  async function rent(client: MileClient, { days = 4, ahead = 60 } = {}) {
    const held = await client.book(slug, { ahead, days })
    const { number, pickupAt, dropoffAt } = held.booking
    return {
      held,
      number,
      setOff: () => setBookingStatus(provider.db, number, 'active', new Date(pickupAt)),
      end: () => setBookingStatus(provider.db, number, 'completed', new Date(dropoffAt)),
      /** The price after discounts, without extras and without miles. */
      base: held.booking.price.lines
        .filter(({ code }) => code === 'rental' || code.endsWith('_discount'))
        .reduce((sum, { amountKop }) => sum + amountKop / 100, 0),
    }
  }

  it('do not wait for another rental, or for another client, that cannot be counted', async () => {
    const [first, second] = [await openRenter(10), await openRenter(10)]
    const rentals = [await rent(first), await rent(second)] as const
    for (const rental of rentals) await rental.setOff()
    for (const client of [first, second]) await giveMiles(provider.db, client.id, 70, '2026-11-01')
    // Nothing can be written into the ledger of the first client.
    await provider.db.execute(sql`create function break_ledger() returns trigger language plpgsql as
      $$ begin raise exception 'broken ledger'; end $$`)
    await provider.db.execute(sql`create trigger break_ledger before insert on mile_entries for each row
      when (new.client_id = ${sql.raw(String(first.id))}) execute function break_ledger()`)
    warned.length = 0
    expect(await credit()).toEqual({ counted: 1, expired: 70 })
    expect(warned).toEqual([
      { err: expect.any(Error), bookingId: expect.any(Number) },
      { err: expect.any(Error), clientId: first.id },
    ])
    await provider.db.execute(sql`drop function break_ledger() cascade`)
    expect(await credit()).toEqual({ counted: 1, expired: 70 })
  })

  it('have an integer percent: the settings accept no other', async () => {
    for (const wrong of ['2.5', '-1', '101', '"5"']) {
      const set = provider.db.execute(sql`
        update settings set data = jsonb_set(data, '{loyalty,levels,0,earnPercent}', ${wrong}::jsonb)`)
      await expect(set, wrong).rejects.toMatchObject({ cause: { constraint: 'settings_earn_percent_whole' } })
    }
  })

  it('are promised when it begins and credited once it is completed, however often the job runs', async () => {
    const client = await openRenter(10)
    const rental = await rent(client)
    await rental.setOff()
    await credit()
    const promised = Math.round(rental.base * 0.03)
    expect(await client.charge()).toMatchObject({
      balance: 0,
      pending: promised,
      items: [{ miles: promised, state: 'pending', booking: rental.number, earnPercent: 3, expiresOn: null }],
    })
    await rental.end()
    for (const _ of ['once', 'and again']) {
      await credit()
      expect(await client.charge()).toMatchObject({
        balance: promised,
        pending: 0,
        nextExpiry: { on: '2028-11-21', miles: promised },
        items: [{ miles: promised, state: 'credited', earnPercent: 3, expiresOn: '2028-11-21', balance: promised }],
      })
    }
    expect(await client.header()).toBe(promised)
  })

  it.each([
    { days: 0, percent: 0 },
    { days: 9, percent: 0 },
    { days: 10, percent: 3 },
    { days: 30, percent: 5 },
  ])('are $percent percent after $days days of earlier rentals: by the level at the pick-up', async (row) => {
    const client = await openRenter(row.days)
    const rental = await rent(client, { days: 40 })
    await rental.setOff()
    await rental.end()
    await credit()
    const miles = Math.round((rental.base * row.percent) / 100)
    expect((await client.charge()).balance).toBe(miles)
    expect((await client.charge()).items).toHaveLength(miles > 0 ? 1 : 0)
  })

  it('count no day that an extension gives free of charge, in the level of the account and in the percent alike', async () => {
    const client = await openMileClient(provider)
    const { booking } = await client.book(slug, { ahead: 1, days: 9 })
    await setBookingStatus(provider.db, booking.number, 'active', new Date(booking.pickupAt))
    // As `extension accept` leaves a free hour: a later end, the paid days of the price as they were.
    await provider.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update bookings set end_at = end_at + interval '1 hour' where number = ${booking.number}`)
    })
    await setBookingStatus(provider.db, booking.number, 'completed', new Date(booking.dropoffAt))
    provider.clock.now = new Date('2026-12-15T00:00:00Z')
    const { data } = (await provider.call('GET', '/auth-client/client', undefined, client.headers)).json()
    provider.clock.now = START
    expect(data.loyalty).toMatchObject({ level: 'none', days: 9 })
    const rental = await rent(client)
    await rental.setOff()
    await rental.end()
    await credit()
    expect((await client.charge()).balance).toBe(0)
  })

  it('are credited once by two providers at the same time, also for a rental that ended while both were down', async () => {
    const client = await openRenter(10)
    const rentals = [await rent(client, { ahead: 60 }), await rent(client, { ahead: 70 })]
    for (const { setOff, end } of rentals) {
      await setOff()
      await end()
    }
    const rival = openDatabase(provider.url, 10, () => undefined, true, WORK_LIMITS)
    const results = await Promise.all([provider.db, rival.db, provider.db, rival.db].map((db) => creditOn(db)))
    await rival.close()
    expect(results.reduce((sum, { counted }) => sum + counted, 0)).toBe(2)
    expect((await client.charge()).items).toHaveLength(2)
  })

  it('are rejected by the ledger itself the second time', async () => {
    const client = await openRenter(10)
    const rental = await rent(client)
    await rental.setOff()
    await rental.end()
    await credit()
    const again = provider.db.execute(sql`
      insert into mile_entries (station, client_id, from_account, to_account, miles, at, booking_id, text)
      select station, client_id, 'program:earned', 'client:available', 1, now(), id, '{"ru": "Ещё раз"}' from bookings
      where number = ${rental.number}`)
    await expect(again).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'mile_entries_earned_once' }),
    })
  })

  it('follow the final price: a promise of another sum is reversed', async () => {
    const client = await openRenter(10)
    const rental = await rent(client)
    await rental.setOff()
    await credit()
    const { pending } = await client.charge()
    // The rental is longer now; its record of changes does not matter here.
    await provider.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update bookings set price = jsonb_set(price, '{lines}',
        '[{"code": "rental", "amountKop": 1000000}, {"code": "extra", "amountKop": 500000}, {"code": "miles", "amountKop": -100000}]')
        where number = ${rental.number}`)
    })
    await rental.end()
    await credit()
    expect(pending).not.toBe(300)
    expect(await client.charge()).toMatchObject({
      balance: 300,
      pending: 0,
      items: [{ miles: 300, state: 'credited' }],
    })
  })

  it('of the demo’s completed rentals are not credited again; active rentals settle what was promised', async () => {
    const before = await count(provider, 'mile_entries')
    expect(await credit()).toMatchObject({ counted: 0 })
    expect(await count(provider, 'mile_entries')).toBe(before)

    await setBookingStatus(provider.db, '1046196', 'completed', START)
    expect(await credit()).toMatchObject({ counted: 1 })
    const headers = await sessionOf(provider, RICH)
    const { data } = (await provider.call('GET', '/auth-client/charge', undefined, headers)).json()
    expect(data).toMatchObject({ balance: 8627 + 429, pending: 0 })
    expect(data.items[0]).toMatchObject({ miles: 429, state: 'credited', booking: '1046196', earnPercent: 5 })
  })

  it('expire on their day at the branch, the oldest first', async () => {
    const client = await openMileClient(provider)
    await giveMiles(provider.db, client.id, 100, '2026-12-01')
    await giveMiles(provider.db, client.id, 50, '2026-12-02')
    await giveMiles(provider.db, client.id, 25)
    const { booking } = await client.book(slug)
    await client.spend(booking.number, 30)
    expect((await client.charge()).nextExpiry).toEqual({ on: '2026-12-01', miles: 70 })

    provider.clock.now = new Date('2026-11-30T13:59:59Z')
    expect(await credit()).toMatchObject({ expired: 0 })
    provider.clock.now = new Date('2026-11-30T14:00:00Z')
    for (const expired of [70, 0]) expect(await credit()).toMatchObject({ expired })
    expect(await lotsOf(provider.db, client.id)).toEqual([0, 50, 25])
    provider.clock.now = new Date('2027-12-01T00:00:00Z')
    await credit()
    expect(await lotsOf(provider.db, client.id)).toEqual([0, 0, 25])
  })

  it('that are returned after their day expire at the next run', async () => {
    const client = await openMileClient(provider)
    await giveMiles(provider.db, client.id, 100, '2026-12-01')
    const held = await client.book(slug, { ahead: 40 })
    await client.spend(held.booking.number, 100)
    provider.clock.now = new Date('2026-12-05T00:00:00Z')
    await guestOf(provider, held).cancel(0)
    expect(await credit()).toMatchObject({ expired: 100 })
    const headers = await sessionOf(provider, client.id, { createdAt: provider.clock.now })
    const { data } = (await provider.call('GET', '/auth-client/charge', undefined, headers)).json()
    expect(data.items.map(({ state }: { state: string }) => state)).toEqual([
      'expired',
      'returned',
      'released',
      'credited',
    ])
    expect(data.balance).toBe(0)
  })

  it('are listed by the year of the branch, month by month', async () => {
    const client = await openMileClient(provider)
    const enter = (from: string, to: string, miles: number, at: string) =>
      provider.db.execute(sql`
        insert into mile_entries (station, client_id, from_account, to_account, miles, at, text)
        values ('vldk', ${client.id}, ${from}, ${to}, ${miles}, ${at}::timestamptz, '{"ru": "Проверка"}')`)
    await enter('program:bonus', 'client:available', 100, '2025-12-31T13:00:00Z')
    await enter('program:bonus', 'client:available', 40, '2025-12-31T15:00:00Z')
    await enter('client:available', 'program:spent', 30, '2026-03-10T00:00:00Z')
    const [all, year] = [await client.charge(), await client.charge('?year=2025')]
    expect([all.years, all.year, all.items.length]).toEqual([[2026, 2025], 2026, 3])
    expect(all.months.filter(({ came, went }) => came + went > 0)).toEqual([
      { month: '2026-01', came: 40, went: 0 },
      { month: '2026-03', came: 0, went: 30 },
    ])
    expect(all.months).toHaveLength(12)
    expect([year.year, year.items.map(({ miles }) => miles), year.balance]).toEqual([2025, [100], 110])
    for (const empty of ['0000', '0599', '0999', '1000', '9999']) {
      const { months, items } = await client.charge(`?year=${empty}`)
      expect([months[0], months.at(-1)?.month, months.length, items]).toEqual([
        { month: `${empty}-01`, came: 0, went: 0 },
        `${empty}-12`,
        12,
        [],
      ])
    }
    const wrong = await provider.call('GET', '/auth-client/charge?year=twenty', undefined, client.headers)
    expect(wrong.statusCode).toBe(400)
  })
})
