import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addModel, count, rentalOf } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

describe('Idempotency-Key', () => {
  const provider = useProvider()

  it('makes one booking of fifty equal requests at once, and gives all of them the same response', async () => {
    const request = await provider.requestFor(rentalOf(await addModel(provider, 'fifty-twins', 3)))
    const before = await count(provider, 'bookings')
    const responses = await Promise.all(Array.from({ length: 50 }, () => provider.hold(request, 'key-of-fifty-twins')))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ json }) => json().data.booking.number)).size).toBe(1)
    expect(new Set(responses.map(({ json }) => json().data.key)).size).toBe(1)
    expect(await count(provider, 'bookings')).toBe(before + 1)
  })

  it('gives the same response later, though the car is taken and the price is another by then', async () => {
    const slug = await addModel(provider, 'same-answer-later', 1)
    const request = await provider.requestFor(rentalOf(slug))
    const first = (await provider.hold(request, 'same-answer-later')).json()
    await provider.db.execute(sql`update car_models set list_kop = list_kop * 2 where slug = ${slug}`)
    expect((await provider.hold(request, 'same-answer-later')).json()).toEqual(first)
  })

  it('rejects a key that belongs to another request', async () => {
    const request = await provider.requestFor(rentalOf(await addModel(provider, 'key-of-other-body', 2)))
    await provider.hold(request, 'key-of-other-body')
    const other = { ...request, driver: { ...request.driver, first_name: 'Ольга' } }
    const response = await provider.hold(other, 'key-of-other-body')
    expect([response.statusCode, response.json().error.code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('of another visit opens nothing: who takes the key over learns neither the booking nor the guest’s key', async () => {
    const request = await provider.requestFor(rentalOf(await addModel(provider, 'key-of-a-visit', 2)))
    const mine = { 'x-visitor': 'token-of-my-visit' }
    const { data } = (await provider.hold(request, 'key-of-one-visit', mine)).json()
    expect((await provider.hold(request, 'key-of-one-visit', mine)).json().data).toEqual(data)
    const renew = { totalKop: data.booking.price.totalKop }
    const url = `/sun/v2/bookings/${data.booking.number}/renew`
    const once = { 'idempotency-key': 'renewal-of-one-visit', 'x-booking-key': data.key }
    expect((await provider.call('POST', url, renew, { ...once, ...mine })).statusCode).toBe(201)
    for (const other of [{}, { 'x-visitor': 'token-of-another-visit' }]) {
      const responses = [
        await provider.hold(request, 'key-of-one-visit', other),
        await provider.call('POST', url, renew, { ...once, ...other }),
      ]
      expect(responses.map((response) => response.json().error?.code)).toEqual(Array(2).fill('idempotency_key_reused'))
    }
  })

  it('stores no rejection: the same key succeeds when the car is free again', async () => {
    const slug = await addModel(provider, 'no-refusal-kept', 1)
    const request = await provider.requestFor(rentalOf(slug))
    const rival = (await provider.hold(request, 'key-of-the-rival-guest')).json().data.booking.number
    expect((await provider.hold(request, 'key-refused-at-first')).json().error.code).toBe('car_taken')
    const { rows } = await provider.db.execute(sql`select 1 from idempotency_keys where key = 'key-refused-at-first'`)
    expect(rows).toEqual([])

    await provider.db.transaction(async (tx) => {
      await tx.execute(sql`update bookings set status = 'cancelled_branch' where number = ${rival}`)
      await tx.execute(sql`insert into booking_status_history (booking_id, status, actor, at)
        select id, 'cancelled_branch', 'branch', now() from bookings where number = ${rival}`)
    })
    expect((await provider.hold(request, 'key-refused-at-first')).statusCode).toBe(201)
  })

  it('stores no guest key: the database alone opens no booking', async () => {
    const request = await provider.requestFor(rentalOf(await addModel(provider, 'no-key-stored', 1)))
    const { key } = (await provider.hold(request)).json().data
    const { rows } = await provider.db.execute<{ everything: string }>(sql`
      select (select string_agg(b::text, '') from bookings b where status = 'held')
        || (select string_agg(k::text, '') from idempotency_keys k) as everything`)
    expect(rows[0]?.everything).not.toContain(key)
  })
})
