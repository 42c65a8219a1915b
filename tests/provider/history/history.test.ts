import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CarsResponse } from '@/provider/contract/cars'
import type { HistoryDetail, HistoryResponse } from '@/provider/contract/history'
import type { OffersResponse } from '@/provider/contract/offers'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { TravellersResponse } from '@/provider/contract/travellers'
import { outcomeOf } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { addModel, count, holdRequest, newKey, newPhone, rentalOf, START, TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** Clients of the demo files by their data. */
const [RICH, POOR, DEBTOR] = [1, 2, 3]
const HOUR_MS = 60 * 60 * 1000

describe('a booking of the client', () => {
  const provider = useProvider()
  let [own, poor]: Record<string, string>[] = []

  beforeAll(async () => {
    own = await sessionOf(provider, RICH)
    poor = await sessionOf(provider, POOR)
  })

  const get = (path: string, headers: Record<string, string> = own ?? {}) =>
    provider.call('GET', `/auth-client/${path}`, undefined, headers)
  const detail = async (number: string): Promise<HistoryDetail> => (await get(`history/${number}`)).json().data

  it('comes with its deposit, its documents, and the fines and damages of that rental alone', async () => {
    const { booking, deposit, fines, damages, miles, distanceKm } = await detail('1045922')
    expect(booking).toMatchObject({ number: '1045922', status: 'completed', driver: { last_name: 'Маякова' } })
    expect(booking.history.map(({ status }) => status)).toContain('active')
    expect(deposit).toMatchObject({
      state: 'overdue',
      maxCards: 2,
      releaseDays: 30,
      amountKop: booking.price.depositKop,
    })
    expect(fines.map(({ booking: number }) => number)).toEqual(['1045922', '1045922'])
    expect(damages.map(({ damage }) => damage)).toEqual(['Царапина на задней двери', 'Скол на переднем бампере'])
    const listed = (await get('history')).json().data as HistoryResponse
    expect(listed.items.find(({ number }) => number === '1045922')?.miles).toBe(miles)
    expect(miles).toBe(1406)
    expect(distanceKm).toBeGreaterThan(0)
    expect((await detail('1046333')).deposit.state).toBe('planned')
  })

  it('cannot be read, priced, changed or cancelled by another client', async () => {
    const rental = rentalOf('toyota-rav4', 40)
    const change = { rental, quoteToken: 'any' }
    const calls = [
      get('history/1046333', poor),
      provider.call('POST', '/auth-client/history/1046333/quote', rental, poor),
      provider.call('PATCH', '/auth-client/history/1046333', change, poor),
      provider.call('POST', '/auth-client/history/1046333/cancel', { refundKop: 0 }, poor),
      get('history/9999999'),
    ]
    expect((await Promise.all(calls)).map(outcomeOf)).toEqual(Array(5).fill('not_found'))
    expect((await detail('1046333')).booking.status).toBe('confirmed')
  })

  it('is changed and cancelled by the client’s own script only, not by the session alone', async () => {
    const { authorization: _, ...pageOnly } = own ?? {}
    const url = '/auth-client/history/1046333'
    const payload = { refundKop: 647_300 }
    expect((await provider.app.inject({ url, headers: pageOnly })).statusCode).toBe(200)
    const cancel = { method: 'POST', url: `${url}/cancel`, headers: pageOnly, payload } as const
    expect(outcomeOf(await provider.app.inject(cancel))).toBe('unauthenticated')
    const change = { method: 'PATCH', url, headers: pageOnly, payload: {} } as const
    expect(outcomeOf(await provider.app.inject(change))).toBe('unauthenticated')
  })

  it('is changed for the price that was quoted, and cancelled with the displayed refund', async () => {
    const { rows } = await provider.db.execute<{ rental: RentalRequest }>(sql`
      select rental from bookings where number = '1046333'`)
    const rental = rows[0]?.rental
    const longer = { ...rental, dt: '2026-12-13-05-00' }
    const quoted = (await provider.call('POST', '/auth-client/history/1046333/quote', longer, own)).json().data
    const change = { rental: longer, quoteToken: quoted.quoteToken }
    const changed = await provider.call('PATCH', '/auth-client/history/1046333', change, own)
    expect(changed.statusCode, changed.body).toBe(200)
    expect(changed.json().data.price.totalKop).toBe(quoted.price.totalKop)

    const { booking } = await detail('1046333')
    expect(booking.cancellation).toMatchObject({ allowed: true, refundKop: booking.paidKop })
    const cancel = (refundKop: number) =>
      provider.call('POST', '/auth-client/history/1046333/cancel', { refundKop }, own)
    expect(outcomeOf(await cancel(1))).toBe('refund_changed')
    expect((await cancel(booking.paidKop)).json().data.status).toBe('cancelled_client')
    expect((await detail('1046333')).deposit.state).toBe('not_taken')
  })

  it('may be driven by the client and by approved drivers that the branch did not reject', async () => {
    const { items } = (await get('travellers')).json().data as TravellersResponse
    expect(items.map(({ driverId, last_name, verification }) => [driverId === null, last_name, verification])).toEqual([
      [true, 'Маякова', null],
      [false, 'Маяков', 'verified'],
      [false, 'Заливная', 'on_review'],
    ])
    expect(items[0]).toMatchObject({ phone: '+79990000001', licenceSince: '2020-06-15', citizenship: 'RU' })
  })
})

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

describe('a personal offer', () => {
  const provider = useProvider()
  let own: Record<string, string> = {}
  let slug = ''

  beforeAll(async () => {
    own = await sessionOf(provider, RICH)
    slug = await addModel(provider, 'trips-offered', 4)
  })

  /** An offer of 4 % for the test's own model, for pick-ups of the next hundred days. */
  async function addOffer(clientId = RICH, minDays = 2): Promise<number> {
    const { rows } = await provider.db.execute<{ id: string }>(sql`
      insert into offers (station, client_id, model_id, name, discount_percent, cvet, features,
        valid_from, valid_to, min_days, conditions, state)
      select 'vldk', ${clientId}, id, name_texts, 4, 'белый', '[]', '2026-11-21', '2027-03-01', ${minDays},
        name_texts, 'active'
      from car_models, (select '{"ru": "Проба", "en": "Trial", "zh-CN": "试"}'::jsonb as name_texts) t
      where slug = ${slug} returning id`)
    return Number(rows[0]?.id)
  }
  const stateOf = async (id: number) =>
    (
      await provider.db.execute<{ state: string; taken: boolean }>(sql`
      select state, booking_id is not null as taken from offers where id = ${id}`)
    ).rows[0]
  const quoteAs = async (headers: object, rental: ReturnType<typeof rentalOf>) =>
    (await provider.call('POST', '/sun/v2/quote', rental, headers)).json().data
  async function holdWith(offer: number, ahead: number, headers = own) {
    const rental = { ...rentalOf(slug, ahead), offer }
    const { quoteToken } = await quoteAs(headers, rental)
    return provider.hold(holdRequest(rental, quoteToken), newKey(), headers)
  }
  const confirmed = {
    status: 'confirmed',
    payment: 'branch',
    consents: ['public_offer', 'rentalterms'].map((document) => ({ document, version: '2026-11-01' })),
  }

  it('is a line of its own client’s quote, added to the others, and of no other client’s quote', async () => {
    const offer = await addOffer()
    const rental = { ...rentalOf(slug, 30, 8), offer }
    const { price, offer: outcome } = await quoteAs(own, rental)
    const rent = price.lines.find(({ code }: { code: string }) => code === 'rental').amountKop
    const line = price.lines.find(({ code }: { code: string }) => code === 'offer_discount')
    expect(line).toEqual({ code: 'offer_discount', percent: 4, amountKop: -Math.round((rent * 4) / 10_000) * 100 })
    expect(price.lines.map(({ code }: { code: string }) => code)).toContain('period_discount')
    expect(outcome).toMatchObject({ id: offer, state: 'accepted', percent: 4 })

    const stranger = await quoteAs(await sessionOf(provider, POOR), rental)
    expect(stranger.offer).toMatchObject({ state: 'offer_unknown', percent: 0, name: '', car: '' })
    expect((await quoteAs({}, rental)).offer.state).toBe('offer_login_required')
    const both = await quoteAs(own, { ...rental, pc: 'KLUB' })
    const percents = both.price.lines.filter(({ code }: { code: string }) => /promo|offer/.test(code))
    expect(percents.map(({ percent }: { percent: number }) => percent)).toEqual([1, 4])
  })

  it.each([2, 3, 8])('is listed at the price of a day that the quote for its %i days names', async (minDays) => {
    const offer = await addOffer(RICH, minDays)
    const { price } = await quoteAs(own, { ...rentalOf(slug, 1, minDays), offer })
    const { items } = (await provider.call('GET', '/auth-client/offers', undefined, own)).json().data as OffersResponse
    expect(items.find(({ id }) => id === offer)?.PriceDiscount).toBe(price.perDayKop / 100)
    const plain = (await quoteAs(own, rentalOf(slug, 1, minDays))).price
    expect(price.perDayKop).toBeLessThan(plain.perDayKop)
  })

  it('of another client is rejected by its code, also with the client’s own price in hand', async () => {
    const offer = await addOffer()
    const rental = { ...rentalOf(slug, 30), offer }
    const { quoteToken } = await quoteAs(own, rental)
    const poor = await sessionOf(provider, POOR)
    const response = await provider.hold(holdRequest(rental, quoteToken), newKey(), poor)
    expect(response.json().error).toMatchObject({ code: 'offer_refused', details: { state: 'offer_unknown' } })
    expect(outcomeOf(await provider.hold(holdRequest(rental, quoteToken)))).toBe('offer_refused')
    expect(await stateOf(offer)).toEqual({ state: 'active', taken: false })
  })

  it('is reserved by the hold, used by the confirmation, and released by the cancellation', async () => {
    const offer = await addOffer()
    const held = await holdWith(offer, 30)
    expect(held.statusCode, held.body).toBe(201)
    const { booking, key } = held.json().data
    expect(booking.offer).toBe(offer)
    expect(await stateOf(offer)).toEqual({ state: 'reserved', taken: true })
    expect(outcomeOf(await holdWith(offer, 40))).toBe('offer_refused')

    const guest = { 'x-booking-key': key }
    await provider.call('PATCH', `/sun/v2/bookings/${booking.number}`, confirmed, guest)
    expect(await stateOf(offer)).toEqual({ state: 'used', taken: true })
    await provider.call('POST', `/auth-client/history/${booking.number}/cancel`, { refundKop: 0 }, own)
    expect(await stateOf(offer)).toEqual({ state: 'active', taken: false })
  })

  it('is released when the hold runs out, expired by the job or not', async () => {
    const offer = await addOffer()
    expect((await holdWith(offer, 45)).statusCode).toBe(201)
    provider.clock.now = new Date(START.getTime() + HOUR_MS)
    const { items } = (await provider.call('GET', '/auth-client/offers', undefined, own)).json().data as OffersResponse
    expect(items.find(({ id }) => id === offer)).toMatchObject({ state: 'active', booking: null })
    const again = await holdWith(offer, 46)
    expect(again.statusCode, again.body).toBe(201)
    expect(await stateOf(offer)).toEqual({ state: 'reserved', taken: true })
  })

  it('is reserved once, also by many simultaneous holds', async () => {
    const offer = await addOffer()
    const rentals = [50, 55, 60, 65].map((ahead) => ({ ...rentalOf(slug, ahead), offer }))
    const requests = await Promise.all(
      rentals.map(async (rental) => holdRequest(rental, (await quoteAs(own, rental)).quoteToken)),
    )
    provider.clock.now = new Date(START.getTime() + 3 * HOUR_MS)
    const outcomes = await Promise.all(requests.map((request) => provider.hold(request, newKey(), own)))
    expect(outcomes.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(outcomes.filter((response) => outcomeOf(response) === 'offer_refused').length).toBeGreaterThan(0)
  })

  it('stays with the booking through a change, and goes when the change leaves it out', async () => {
    const offer = await addOffer()
    provider.clock.now = new Date(START.getTime() + 5 * HOUR_MS)
    const { booking } = (await holdWith(offer, 70)).json().data
    const change = async (rental: RentalRequest) => {
      const url = `/auth-client/history/${booking.number}`
      const { quoteToken } = (await provider.call('POST', `${url}/quote`, rental, own)).json().data
      return provider.call('PATCH', url, { rental, quoteToken }, own)
    }
    const changed = await change({ ...rentalOf(slug, 71), offer })
    expect(changed.json().data, changed.body).toMatchObject({ offer })
    expect(await stateOf(offer)).toEqual({ state: 'reserved', taken: true })
    expect((await change(rentalOf(slug, 71))).json().data.offer).toBeNull()
    expect(await stateOf(offer)).toEqual({ state: 'active', taken: false })
  })

  it('cannot be put on another client’s booking, by any statement', async () => {
    const offer = await addOffer()
    const foreign = sql`(select id from bookings where client_id = ${DEBTOR} limit 1)`
    const put = provider.db.execute(sql`update offers set state = 'used', booking_id = ${foreign} where id = ${offer}`)
    await expect(put).rejects.toMatchObject({ cause: { constraint: 'offers_of_own_client' } })
  })
})
