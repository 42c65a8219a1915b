import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OffersResponse } from '@/provider/contract/offers'
import type { RentalRequest } from '@/provider/contract/quotes'
import { outcomeOf } from '@/tests/setup/booking-guests'
import { sessionOf } from '@/tests/setup/client-session'
import { addModel, holdRequest, newKey, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

/** Clients of the demo files by their data. */
const [RICH, POOR, DEBTOR] = [1, 2, 3]
const HOUR_MS = 60 * 60 * 1000

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
