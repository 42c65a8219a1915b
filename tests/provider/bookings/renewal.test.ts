import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addExtra,
  addPromo,
  EXTRA_DRIVER,
  fromAnother,
  guestOf,
  openGuest,
  outcomeOf,
  tally,
  withOptions,
} from '@/tests/setup/booking-guests'
import { addModel, count, newKey, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const MINUTE_MS = 60_000
const HOLD_MS = 15 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS

describe('renewing a hold', () => {
  const provider = useProvider()
  let serial = 0
  beforeEach(() => {
    serial += 1
  })

  const clockAt = (ms: number) => {
    provider.clock.now = new Date(START.getTime() + ms)
  }
  const freshRental = async (plates = 1) => rentalOf(await addModel(provider, `renewed-${serial}`, plates))
  const openFresh = async () => openGuest(provider, await provider.requestFor(await freshRental()))
  const totalOf = ({ booking }: { booking: { price: { totalKop: number } } }) => booking.price.totalKop

  describe('that still runs', () => {
    it('gives it its full length again, under the same number, twice and no more', async () => {
      const guest = await openFresh()
      expect(guest.booking.renewalsLeft).toBe(2)
      for (const [minutes, left] of [
        [14, 1],
        [28, 0],
      ] as const) {
        clockAt(minutes * MINUTE_MS)
        const response = await guest.renew(totalOf(guest))
        const { booking, key } = response.json().data
        expect([response.statusCode, booking.number, key, booking.renewalsLeft]).toEqual([
          201,
          guest.booking.number,
          guest.key,
          left,
        ])
        expect(booking.holdUntil).toBe(new Date(START.getTime() + minutes * MINUTE_MS + HOLD_MS).toISOString())
      }
      clockAt(30 * MINUTE_MS)
      const rejection = await guest.renew(totalOf(guest))
      expect([outcomeOf(rejection), rejection.json().error.details]).toEqual([
        'renewals_used_up',
        { maxHoldRenewals: 2 },
      ])
      expect((await guest.confirm()).statusCode).toBe(200)
    })

    it('is done once for one key, fifty times at once, and the same key gets the same response later', {
      tags: '@wide',
    }, async () => {
      const guest = await openFresh()
      const key = newKey()
      const responses = await Promise.all(Array.from({ length: 50 }, () => guest.renew(totalOf(guest), key)))
      expect(tally(responses.map(outcomeOf))).toEqual({ 201: 50 })
      expect((await guest.read()).renewalsLeft).toBe(1)
      clockAt(5 * MINUTE_MS)
      expect((await guest.renew(totalOf(guest), key)).json()).toEqual(responses[0]?.json())
      expect(outcomeOf(await guest.renew(totalOf(guest) + 1, key))).toBe('idempotency_key_reused')
    })

    it('is not had more often by asking ten times at once with ten keys', async () => {
      const guest = await openFresh()
      const responses = await Promise.all(Array.from({ length: 10 }, () => guest.renew(totalOf(guest))))
      expect(tally(responses.map(outcomeOf))).toEqual({ 201: 2, renewals_used_up: 8 })
    })

    it('requires a key of its own, the guest’s key and the displayed price', async () => {
      const guest = await openFresh()
      const body = { totalKop: totalOf(guest) }
      const url = `${guest.url}/renew`
      expect(outcomeOf(await provider.call('POST', url, body, guest.guest))).toBe('idempotency_key_missing')
      expect(outcomeOf(await provider.call('POST', url, body, { 'idempotency-key': newKey() }))).toBe('not_found')
      expect(outcomeOf(await guest.renew(1))).toBe('price_changed')
    })

    it('is rejected for a booking that is no hold any more', async () => {
      const guest = await openFresh()
      await guest.confirm()
      expect(outcomeOf(await guest.renew(totalOf(guest)))).toBe('conflict')
    })
  })

  describe('that ran out', () => {
    it('takes the car again as a new booking with the same people, options and consents', async () => {
      const extra = await addExtra(provider, 'renewed-seat', 1)
      const promo = await addPromo(provider, 'RENEWED', { maxUses: 1 })
      const extras = [
        { code: extra, quantity: 1 },
        { code: 'extra-driver', quantity: 1 },
      ]
      const rental = withOptions(await freshRental(), { extras }, promo)
      const request = await provider.requestFor(rental)
      const old = await openGuest(provider, { ...request, extraDrivers: [EXTRA_DRIVER], flight: 'SU 1700' })
      clockAt(HOLD_MS)
      const response = await old.renew(totalOf(old))
      const { booking, key } = response.json().data
      expect([response.statusCode, booking.status]).toEqual([201, 'held'])
      expect(booking.number).not.toBe(old.booking.number)
      expect(key).not.toBe(old.key)
      const { number: _, holdUntil: __, history: ___, ...same } = old.booking
      expect(booking).toMatchObject({ ...same, renewalsLeft: 1 })
      expect((await old.read()).status).toBe('expired')
      expect((await guestOf(provider, { booking, key }).confirm()).statusCode).toBe(200)
      const { rows } = await provider.db.execute(sql`
        select document, given_at from consents join bookings b on b.id = booking_id
        where number = ${booking.number} and given_at = ${START.toISOString()}::timestamptz`)
      expect(rows).toHaveLength(2)
    })

    it('passes on its count of renewals: a car is not held for ever, and may be booked again', async () => {
      const rental = await freshRental()
      let guest = await openGuest(provider, await provider.requestFor(rental))
      const first = guest
      for (const [round, left] of [
        [1, 1],
        [2, 0],
      ] as const) {
        clockAt(round * HOLD_MS)
        const response = await guest.renew(totalOf(guest))
        expect([response.statusCode, response.json().data.booking.renewalsLeft]).toEqual([201, left])
        guest = guestOf(provider, response.json().data)
      }
      expect(outcomeOf(await guest.renew(totalOf(guest)))).toBe('renewals_used_up')
      clockAt(3 * HOLD_MS)
      expect(outcomeOf(await guest.renew(totalOf(guest)))).toBe('renewals_used_up')
      expect(outcomeOf(await first.renew(totalOf(first)))).toBe('201')
      clockAt(4 * HOLD_MS)
      expect(outcomeOf(await first.renew(totalOf(first)))).toBe('renewals_used_up')
      expect(outcomeOf(await provider.hold(await provider.requestFor(rental)))).toBe('201')
    })

    it('makes one booking for one key, fifty times at once', async () => {
      const guest = await openFresh()
      clockAt(HOLD_MS)
      const before = await count(provider, 'bookings')
      const key = newKey()
      const responses = await Promise.all(Array.from({ length: 50 }, () => guest.renew(totalOf(guest), key)))
      expect(tally(responses.map(outcomeOf))).toEqual({ 201: 50 })
      expect(new Set(responses.map((response) => response.json().data.booking.number)).size).toBe(1)
      expect(await count(provider, 'bookings')).toBe(before + 1)
    })

    it('is rejected with both prices when the price is another now', async () => {
      const guest = await openFresh()
      clockAt(HOLD_MS)
      await provider.db.execute(sql`
        update car_models set list_kop = list_kop * 2 where slug = ${guest.booking.car.slug}`)
      const { error } = (await guest.renew(totalOf(guest))).json()
      expect([error.code, error.details.oldTotalKop]).toEqual(['price_changed', totalOf(guest)])
      expect((await guest.renew(error.details.newTotalKop)).statusCode).toBe(201)
    })

    it('is rejected when another client was first', async () => {
      const request = await provider.requestFor(await freshRental())
      const guest = await openGuest(provider, request)
      clockAt(HOLD_MS)
      await openGuest(provider, fromAnother(request))
      expect(outcomeOf(await guest.renew(totalOf(guest)))).toBe('car_taken')
    })

    it('asks anew for consent when the texts changed meanwhile', async () => {
      const guest = await openFresh()
      clockAt(2 * DAY_MS)
      await provider.db.execute(sql`update settings set data = jsonb_set(data, '{documentVersions,privacy_policy}',
        '["2026-11-01", "2026-11-22"]')`)
      const { error } = (await guest.renew(totalOf(guest))).json()
      expect([error.code, Object.keys(error.fields)]).toEqual(['consent_required', ['consents.privacy_policy']])
      await provider.db.execute(sql`update settings set data = jsonb_set(data, '{documentVersions,privacy_policy}',
        '["2026-03-01", "2026-11-01"]')`)
    })

    it('counts for the visit that takes it again', async () => {
      const guest = await openFresh()
      clockAt(HOLD_MS)
      const visit = { 'x-visitor': 'token-of-the-renewing-visit' }
      expect((await guest.renew(totalOf(guest), newKey(), visit)).statusCode).toBe(201)
      const other = async (slug: string) =>
        provider.hold(await provider.requestFor(rentalOf(await addModel(provider, slug, 1))), newKey(), visit)
      expect((await other('renewing-visit-2')).statusCode).toBe(201)
      expect(outcomeOf(await other('renewing-visit-3'))).toBe('too_many_requests')
    })
  })
})
