import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RentalRequest } from '@/provider/contract/quotes'
import { outcomeOf } from '@/tests/setup/booking-guests'
import { addModel, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'
import { joinRequest, openWaitlist } from '@/tests/setup/waitlist'

describe('the waitlist', () => {
  const provider = useProvider()
  const waitlist = openWaitlist(provider)
  beforeEach(() => waitlist.clear())

  it('tells once by letter, with the price of that moment and a link that books, when a hold expires', async () => {
    const { rental, freeCar } = await waitlist.takenModel('waits-for-a-hold')
    const joined = await waitlist.join(rental, 'anna@clients.example')
    expect([joined.statusCode, joined.json().data.state]).toEqual([201, 'waiting'])
    expect(await waitlist.notify()).toBe(0)
    await freeCar()
    expect(await waitlist.notify()).toBe(1)
    expect(await waitlist.notify()).toBe(0)
    const [letter, ...others] = await waitlist.deliver()
    expect(others).toEqual([])
    const totalKop: number = (await provider.quote(rental)).json().data.price.totalKop
    const digits = new Intl.NumberFormat('ru', { useGrouping: 'always' }).format(totalKop / 100)
    expect(letter?.address).toBe('anna@clients.example')
    expect(letter?.text).toContain(`${digits}\u00a0₽`)
    expect(letter?.text).toContain(`/booking-online/${rental.slug}/?from=2026-12-21&fromTime=12%3A00`)
    expect(letter?.text).toMatch(/\/status\/success\/\?waitlist=stop#\S+/)
  })

  it('is not joined for a car that is free, nor for dates, models and documents that are wrong', async () => {
    const free = rentalOf(await addModel(provider, 'is-free-anyway', 1))
    expect((await waitlist.join(free, 'a@clients.example')).json().data).toEqual({ state: 'free' })
    const { rental } = await waitlist.takenModel('is-wrong')
    const soon = rentalOf(rental.slug, 0)
    expect(outcomeOf(await waitlist.join(soon, 'a@clients.example'))).toBe('pickup_in_past')
    expect(outcomeOf(await waitlist.join({ ...rental, slug: 'no-such' }, 'a@clients.example'))).toBe('not_found')
    expect(outcomeOf(await waitlist.join({ ...rental, city: 9 }, 'a@clients.example'))).toBe('unknown_place')
    expect(outcomeOf(await waitlist.join(rental, 'no address'))).toBe('invalid_request')
    const unsigned = await provider.call('POST', '/sun/v2/waitlist', joinRequest(rental, 'a@clients.example'))
    expect(outcomeOf(unsigned)).toBe('consent_required')
    expect(await waitlist.entries()).toEqual([])
  })

  it('stores an entry once with its consents, whoever repeats it, in any letter case', async () => {
    const { rental } = await waitlist.takenModel('is-repeated')
    const responses = await Promise.all(
      ['b@clients.example', 'B@Clients.example', 'b@clients.example'].map((email) => waitlist.join(rental, email)),
    )
    expect(new Set(responses.map((response) => response.body)).size).toBe(1)
    expect(await waitlist.entries()).toMatchObject([{ email: 'b@clients.example', state: 'waiting' }])
    const { rows } = await provider.db.execute(sql`select document, host(ip) as ip from waitlist_consents order by 1`)
    expect(rows).toEqual(
      ['personal_data_agreement', 'privacy_policy'].map((document) => ({ document, ip: '203.0.113.7' })),
    )
  })

  it('stores at most three entries and five a day of an address, with the same response for the others', async () => {
    const { rental } = await waitlist.takenModel('is-limited')
    const later = (days: number): RentalRequest => ({ ...rental, dt: rentalOf(rental.slug, 30, days).dt })
    const bodies: string[] = []
    for (const days of [1, 2, 3, 4]) bodies.push((await waitlist.join(later(days), 'c@clients.example')).body)
    expect(new Set(bodies).size).toBe(1)
    expect(await waitlist.entries()).toHaveLength(3)
    for (const days of [5, 6, 7]) {
      await provider.db.execute(
        sql`update waitlist_entries set state = 'stopped', ended_at = created_at where state = 'waiting'`,
      )
      await waitlist.join(later(days), 'c@clients.example')
    }
    expect(await waitlist.entries()).toHaveLength(5)
  })

  it('limits what a network without a proof may wait for, and says so', async () => {
    const { rental } = await waitlist.takenModel('is-of-one-network')
    const outcomes: string[] = []
    for (let guest = 0; guest < 11; guest++)
      outcomes.push(outcomeOf(await waitlist.join(rental, `g${guest}@clients.example`, `203.0.113.${guest + 1}`)))
    expect(outcomes).toEqual([...Array(10).fill('201'), 'too_many_requests'])
    expect(outcomeOf(await waitlist.join(rental, 'other@clients.example', '198.51.100.1'))).toBe('201')
  })

  it('tells the earliest first, and the next when the head start is over and the car is still free', async () => {
    const { rental, freeCar } = await waitlist.takenModel('has-a-queue')
    for (const [index, name] of ['first', 'second'].entries()) {
      provider.clock.now = new Date(provider.clock.now.getTime() + index * 60_000)
      await waitlist.join(rental, `${name}@clients.example`)
    }
    await freeCar()
    expect(await waitlist.notify()).toBe(1)
    expect((await waitlist.deliver()).map(({ address }) => address)).toEqual(['first@clients.example'])
    provider.clock.now = new Date(provider.clock.now.getTime() + 3 * 60 * 60_000 - 1)
    expect(await waitlist.notify()).toBe(0)
    provider.clock.now = new Date(provider.clock.now.getTime() + 2)
    expect(await waitlist.notify()).toBe(1)
    expect((await waitlist.deliver()).map(({ address }) => address)).toEqual(['second@clients.example'])
  })

  it('tells nobody twice when several workers find the car at once', async () => {
    const { rental, freeCar } = await waitlist.takenModel('has-many-workers')
    for (const name of ['one', 'two', 'three']) await waitlist.join(rental, `${name}@clients.example`)
    await freeCar()
    const counts = await Promise.all(Array.from({ length: 6 }, () => waitlist.notify()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    const { rows } = await provider.db.execute(sql`select count(*)::int as n from outbox where kind = 'car_free'`)
    expect(rows).toEqual([{ n: 1 }])
  })

  it('tells nobody and marks nobody when a worker dies before its commit; the next one tells', async () => {
    const { rental, freeCar } = await waitlist.takenModel('has-a-dead-worker')
    await waitlist.join(rental, 'patient@clients.example')
    await freeCar()
    await provider.db.execute(sql`alter table outbox add constraint dead check (kind <> 'car_free') not valid`)
    await expect(waitlist.notify()).rejects.toThrow()
    await provider.db.execute(sql`alter table outbox drop constraint dead`)
    expect(await waitlist.entries()).toMatchObject([{ state: 'waiting', attempts: 0 }])
    expect(await waitlist.notify()).toBe(1)
    expect(await waitlist.deliver()).toHaveLength(1)
  })

  it('sends no letter about a car that was booked meanwhile, and tells later, at the old place', async () => {
    const { rental, freeCar, takeCar } = await waitlist.takenModel('is-lost-again')
    await waitlist.join(rental, 'unlucky@clients.example')
    await freeCar()
    await waitlist.notify()
    await takeCar()
    expect(await waitlist.deliver()).toEqual([])
    expect(await waitlist.notify()).toBe(0)
    expect(await waitlist.entries()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    await freeCar()
    expect(await waitlist.notify()).toBe(1)
    expect(await waitlist.deliver()).toHaveLength(1)
    expect(await waitlist.notify()).toBe(0)
  })

  it.each([
    [
      'a new car',
      (slug: string) => sql`insert into cars (station, model_id, gosnomer, plate_kind, cvet, year, mileage_km, state)
      select 'vldk', id, 'new-' || slug, 'state', 'белый', 2020, 1000, 'active' from car_models where slug = ${slug}`,
    ],
    [
      'a removed block',
      (slug: string) => sql`update bookings set status = 'cancelled_branch' where kind = 'block'
      and model_id = (select id from car_models where slug = ${slug})`,
    ],
  ])('finds %s', async (name, make) => {
    const { rental, freeCar } = await waitlist.takenModel(`finds-${name.replaceAll(' ', '-')}`)
    await waitlist.join(rental, 'd@clients.example')
    if (name === 'a new car') await provider.db.execute(make(rental.slug))
    else await freeCar()
    expect(await waitlist.notify()).toBe(1)
  })

  it('ends by itself when the dates cannot be booked online any more, or the model is not for hire', async () => {
    const { rental } = await waitlist.takenModel('ends-by-time')
    const gone = await waitlist.takenModel('ends-with-its-model')
    await waitlist.join(rental, 'e@clients.example')
    await waitlist.join(gone.rental, 'e@clients.example')
    await provider.db.execute(sql`update car_models set self_drive = false where slug = ${gone.rental.slug}`)
    await waitlist.notify()
    expect(await waitlist.entries()).toMatchObject([{ state: 'waiting' }, { state: 'expired' }])
    provider.clock.now = new Date('2026-12-20T15:00:00Z')
    await waitlist.notify()
    expect(await waitlist.entries()).toMatchObject([{ state: 'expired' }, { state: 'expired' }])
  })

  it('is purged with its consents 28 days after its end, an opt-out after a year', async () => {
    const { rental, freeCar } = await waitlist.takenModel('is-purged')
    await waitlist.join(rental, 'f@clients.example')
    await freeCar()
    await waitlist.notify()
    await waitlist.stop((await waitlist.token()) ?? '')
    const leftAfter = async (days: number) => {
      provider.clock.now = new Date(provider.clock.now.getTime() + days * 24 * 60 * 60_000)
      await waitlist.purge()
      const { rows } = await provider.db.execute(sql`select (select count(*)::int from waitlist_entries) as entries,
        (select count(*)::int from waitlist_consents) as consents, (select count(*)::int from waitlist_opt_outs) as "optOuts"`)
      return rows[0]
    }
    expect(await leftAfter(28)).toEqual({ entries: 1, consents: 2, optOuts: 1 })
    expect(await leftAfter(0.01)).toEqual({ entries: 0, consents: 0, optOuts: 1 })
    expect(await leftAfter(338)).toEqual({ entries: 0, consents: 0, optOuts: 0 })
  })
})
