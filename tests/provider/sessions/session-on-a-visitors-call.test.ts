import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CarsResponse } from '@/provider/contract/cars'
import { outcomeOf } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { addModel, count, holdRequest, newKey, newPhone, rentalOf, START, TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** Clients of the demo files by their data. */
const [RICH, POOR, DEBTOR] = [1, 2, 3]
const _HOUR_MS = 60 * 60 * 1000

describe('a session on a visitor’s call', () => {
  const provider = useProvider()
  let own: Record<string, string> = {}

  beforeAll(async () => {
    own = await sessionOf(provider, DEBTOR)
  })

  const klub = (ahead: number) => ({ ...rentalOf('honda-fit', ahead), pc: 'KLUB' })
  const quoteAs = async (headers: object, rental = klub(31)) =>
    (await provider.call('POST', '/sun/v2/quote', rental, headers)).json().data

  it('makes the codes for clients valid when the visitor is signed in', async () => {
    const guest = await quoteAs({})
    expect(guest.promo.state).toBe('promo_login_required')
    const client = await quoteAs(own)
    expect(client.promo).toMatchObject({ state: 'accepted', percent: 5 })
    expect(client.price.totalKop).toBeLessThan(guest.price.totalKop)
    const check = await provider.call(
      'POST',
      '/sun/v2/promo/check',
      { code: 'KLUB', rental: rentalOf('honda-fit', 31) },
      own,
    )
    expect(check.json().data.kept).toBe('KLUB')
  })

  it('brings the price of such a code into the search as well', async () => {
    const { slug, df, dt } = rentalOf('honda-fit', 31)
    const search = async (pc: string, headers: object) => {
      const query = new URLSearchParams({ df, dt, city: '50', dropoffPlace: '50', ac: 'promo', pc })
      const { data } = (await provider.call('GET', `/sun/v2/cars?${query}`, undefined, headers)).json()
      const car = (data as CarsResponse).items.find((item) => item.slug === slug)
      return { state: (data as CarsResponse).promo?.state, totalKop: car?.price?.totalKop ?? 0 }
    }
    const plain = await search('', own)
    expect(plain.totalKop).toBeGreaterThan(0)
    expect(await search('KLUB', {})).toEqual({ state: 'promo_login_required', totalKop: plain.totalKop })
    const client = await search('KLUB', own)
    expect(client.state).toBe('accepted')
    expect(client.totalKop).toBeLessThan(plain.totalKop)
  })

  it('that is over, or whose token is another’s, makes a guest; a wrong fixed token is rejected', async () => {
    const over = await sessionOf(provider, DEBTOR, { revokedAt: START })
    for (const headers of [over, { ...own, 'x-session': 'nobody' }, { ...own, authorization: 'Bearer another' }])
      expect((await quoteAs(headers)).promo.state).toBe('promo_login_required')
    const wrong = await provider.call('POST', '/sun/v2/quote', klub(31), { ...own, 'x-app-token': 'wrong' })
    expect(outcomeOf(wrong)).toBe('unauthenticated')
  })

  it('gives its price to its client alone: the token is bound to the client', async () => {
    const { quoteToken } = await quoteAs(own, klub(33))
    const request = holdRequest(klub(33), quoteToken)
    expect(outcomeOf(await provider.hold(request))).toBe('quote_invalid')
    const other = await sessionOf(provider, RICH)
    expect(outcomeOf(await provider.hold(request, newKey(), other))).toBe('quote_invalid')
    expect((await provider.hold(request, newKey(), own)).statusCode).toBe(201)
  })

  it('owns the booking, also when another person drives, and the client’s limits count it', async () => {
    const slug = await addModel(provider, 'trips-owned', 6)
    const client = await sessionOf(provider, POOR)
    const hold = async (ahead: number) => {
      const rental = rentalOf(slug, ahead)
      const { quoteToken } = await quoteAs(client, rental)
      return provider.hold(holdRequest(rental, quoteToken, { phone: newPhone() }), newKey(), client)
    }
    const clients = await count(provider, 'clients')
    const held = await hold(50)
    expect(held.statusCode, held.body).toBe(201)
    const { number } = held.json().data.booking
    expect((await provider.call('GET', `/auth-client/history/${number}`, undefined, client)).statusCode).toBe(200)
    expect(await count(provider, 'clients')).toBe(clients)
    expect((await hold(60)).statusCode).toBe(201)
    expect(outcomeOf(await hold(70))).toBe('too_many_requests')
  })

  it('without the client’s token owns nothing: a page cannot book', async () => {
    const { authorization: _, ...pageOnly } = own
    const rental = rentalOf('honda-fit', 80)
    const phone = newPhone()
    const { quoteToken } = await quoteAs({})
    const { quoteToken: plain } = await quoteAs({}, rental)
    expect(quoteToken).not.toBe(plain)
    const response = await provider.app.inject({
      method: 'POST',
      url: '/sun/v2/bookings',
      headers: { ...pageOnly, 'x-app-token': TOKEN, 'idempotency-key': newKey() },
      payload: holdRequest(rental, plain, { phone }),
    })
    expect(response.statusCode, response.body).toBe(201)
    const { rows } = await provider.db.execute<{ phone: string; signed_in: boolean }>(sql`
      select c.phone, b.signed_in from bookings b join clients c on c.id = b.client_id
      where b.number = ${response.json().data.booking.number}`)
    expect(rows).toEqual([{ phone, signed_in: false }])
  })
})
