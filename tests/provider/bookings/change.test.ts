import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RentalRequest } from '@/provider/contract/quotes'
import { databaseErrorOf } from '@/provider/db/errors'
import { applyChange } from '@/provider/modules/bookings/apply-change'
import { findBookingByNumber } from '@/provider/modules/bookings/queries'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import {
  addExtra,
  addPromo,
  EXTRA_DRIVER,
  fromAnother,
  openGuest,
  openSecondProvider,
  outcomeOf,
  tally,
  withOptions,
} from '@/tests/setup/booking-guests'
import { addModel, config, newPhone, rentalOf, START } from '@/tests/setup/open-provider'
import { proofOf } from '@/tests/setup/phone-proof'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 3_600_000
const HOLD_MS = 15 * 60_000

describe('changing a booking', () => {
  const provider = useProvider()
  let serial = 0
  beforeEach(() => {
    serial += 1
  })

  const freshSlug = (plates = 1) => addModel(provider, `changed-${serial}-${plates}`, plates)
  const open = async (rental: RentalRequest) => openGuest(provider, await provider.requestFor(rental))
  const clockAt = (ms: number) => {
    provider.clock.now = new Date(START.getTime() + ms)
  }

  it('gives it other dates, another model and other options under the same number, key and remaining time', async () => {
    const guest = await open(rentalOf(await freshSlug()))
    clockAt(5 * 60_000)
    const other = rentalOf(await addModel(provider, `changed-to-${serial}`, 1), 40, 8)
    const rental = withOptions({ ...other, dropoffPlace: 51 }, { protection: true, mileage: 'limited' })
    const quoted = (await guest.quote(rental)).json().data
    const response = await guest.change(rental, { flight: 'su 1700' })
    const { data } = response.json()
    expect(response.statusCode).toBe(200)
    expect(data).toMatchObject({
      number: guest.booking.number,
      status: 'held',
      holdUntil: guest.booking.holdUntil,
      pickupAt: '2026-12-31T02:00:00.000Z',
      flight: 'SU 1700',
      options: rental.options,
      price: quoted.price,
    })
    expect([data.car.slug, data.dropoffPlace.id]).toEqual([rental.slug, 51])
    expect(quoted.differenceKop).toBe(data.price.totalKop - guest.booking.price.totalKop)
    expect(await guest.read()).toEqual({
      ...data,
      documents: expect.any(Array),
      asOf: provider.clock.now.toISOString(),
    })
  })

  it('frees what it leaves, takes what it comes to, and keeps both in its record', async () => {
    const slug = await freshSlug()
    const guest = await open(rentalOf(slug, 30))
    const laterRental = rentalOf(slug, 50)
    expect((await guest.change(laterRental)).statusCode).toBe(200)
    expect(outcomeOf(await provider.hold(await provider.requestFor(laterRental)))).toBe('car_taken')
    expect(outcomeOf(await provider.hold(await provider.requestFor(rentalOf(slug, 30))))).toBe('201')
    const { rows } = await provider.db.execute(sql`
      select c.actor, rental_before, rental_after, price_before, car_before = car_after as "sameCar", c.at = ${START.toISOString()}::timestamptz as "atOnce"
      from booking_changes c join bookings b on b.id = booking_id where number = ${guest.booking.number}`)
    expect(rows).toEqual([
      {
        actor: 'client',
        rental_before: rentalOf(slug, 30),
        rental_after: laterRental,
        price_before: guest.booking.price,
        sameCar: true,
        atOnce: true,
      },
    ])
  })

  it('counts its own plate, extras and code as free', async () => {
    const seat = await addExtra(provider, `own-seat-${serial}`, 1)
    const code = await addPromo(provider, `OWN${serial}`, { maxUses: 1, perClient: 1, firstRentalOnly: true })
    const slug = await freshSlug()
    const rental = (ahead: number) =>
      withOptions(rentalOf(slug, ahead), { extras: [{ code: seat, quantity: 1 }] }, code)
    const request = await provider.requestFor(rental(30))
    const guest = await openGuest(provider, { ...request, proof: await proofOf(provider, request.driver.phone) })
    // Two days later: it overlaps itself.
    const response = await guest.change(rental(32))
    expect([response.statusCode, response.json().data.promo]).toEqual([200, code])
  })

  it('judges its code as on the day on which it was made, not of today', async () => {
    const code = await addPromo(provider, `OLD${serial}`, { validTo: '2026-11-22' })
    const slug = await freshSlug()
    const guest = await open(withOptions(rentalOf(slug), {}, code))
    await guest.confirm()
    clockAt(72 * HOUR_MS)
    const response = await guest.change(withOptions(rentalOf(slug, 35), {}, code))
    expect([response.statusCode, response.json().data.promo]).toEqual([200, code])
    const fresh = withOptions(rentalOf(await addModel(provider, `fresh-${serial}`, 1)), {}, code)
    expect((await provider.quote(fresh)).json().data.promo.state).toBe('promo_expired')
  })

  it('judges a code that it did not have as of now', async () => {
    const code = await addPromo(provider, `LATE${serial}`, { validTo: '2026-11-22' })
    const slug = await freshSlug()
    const guest = await open(rentalOf(slug))
    await guest.confirm()
    clockAt(72 * HOUR_MS)
    const wanted = withOptions(rentalOf(slug), {}, code)
    expect((await guest.quote(wanted)).json().data.promo.state).toBe('promo_expired')
    const { data } = (await guest.change(wanted)).json()
    expect([data.promo, data.price]).toEqual(['', guest.booking.price])
  })

  describe('after free cancellation is over', () => {
    async function openLate(protection = false) {
      const slug = await freshSlug()
      const guest = await open(withOptions(rentalOf(slug), { protection }))
      await guest.confirm()
      await provider.db.execute(sql`update bookings set paid_kop = 500000 where number = ${guest.booking.number}`)
      provider.clock.now = new Date(Date.parse(guest.booking.freeCancellationUntil) + 1)
      return { guest, slug }
    }

    it('to a later start brings no money back, and its quote and its preview name no refund', async () => {
      const { guest, slug } = await openLate()
      const later = rentalOf(slug, 60)
      expect((await guest.quote(later)).json().data.freeCancellationUntil).toBe(guest.booking.freeCancellationUntil)
      const { data } = (await guest.change(later)).json()
      expect(data.freeCancellationUntil).toBe(guest.booking.freeCancellationUntil)
      expect(data.cancellation).toMatchObject({ refundKop: 0, keptKop: 500_000 })
      expect(data.dueKop).toBe(data.price.totalKop - 500_000)
      expect(outcomeOf(await guest.cancel(500_000))).toBe('refund_changed')
      expect(outcomeOf(await guest.cancel(0))).toBe('200')
    })

    it('adds no protection, and keeps the one that was bought in time', async () => {
      const { guest, slug } = await openLate()
      for (const ahead of [30, 60]) {
        const { error } = (await guest.quote(withOptions(rentalOf(slug, ahead), { protection: true }))).json()
        expect([error.code, Object.keys(error.fields)]).toEqual(['option_not_offered', ['rental.options.protection']])
      }
      const wanted = withOptions(rentalOf(slug), { protection: true })
      const { quoteToken } = (await provider.quote(wanted)).json().data ?? { quoteToken: 'none' }
      expect(outcomeOf(await guest.patch({ rental: wanted, quoteToken }))).toBe('option_not_offered')

      serial += 1
      provider.clock.now = START
      const bought = await openLate(true)
      const response = await bought.guest.change(withOptions(rentalOf(bought.slug, 60), { protection: true }))
      expect(response.json().data.cancellation.refundKop).toBe(380_000)
    })
  })

  describe('is rejected, and the booking stands as it was,', () => {
    const untouched = async (attempt: (guest: Awaited<ReturnType<typeof open>>) => Promise<string>) => {
      const guest = await open(rentalOf(await freshSlug()))
      const row = async () =>
        (await provider.db.execute(sql`select * from bookings where number = ${guest.booking.number}`)).rows
      const before = await row()
      const outcome = await attempt(guest)
      provider.clock.now = START
      expect(await row()).toEqual(before)
      return outcome
    }

    it('when the other car is taken', async () => {
      const taken = rentalOf(await addModel(provider, `taken-${serial}`, 1))
      await open(taken)
      expect(await untouched(async (guest) => outcomeOf(await guest.change(taken)))).toBe('car_taken')
    })

    it('when the extra is sold out', async () => {
      const code = await addExtra(provider, `gone-${serial}`, 1)
      const extras = [{ code, quantity: 1 }]
      await open(withOptions(rentalOf(await addModel(provider, `has-extra-${serial}`, 1)), { extras }))
      const outcome = await untouched(async (guest) => {
        const slug = guest.booking.car.slug
        return outcomeOf(await guest.quote(withOptions(rentalOf(slug), { extras })))
      })
      expect(outcome).toBe('extra_sold_out')
    })

    it('when the price is not the quoted one', async () => {
      const outcome = await untouched(async (guest) => {
        const rental = rentalOf(guest.booking.car.slug, 44)
        const { quoteToken } = (await guest.quote(rental)).json().data
        await provider.db.execute(sql`update car_models set list_kop = list_kop * 2 where slug = ${rental.slug}`)
        return outcomeOf(await guest.patch({ rental, quoteToken }))
      })
      expect(outcome).toBe('price_changed')
    })

    it('with a quote of another rental', async () => {
      const outcome = await untouched(async (guest) => {
        const { quoteToken } = (await guest.quote(rentalOf(guest.booking.car.slug, 44))).json().data
        return outcomeOf(await guest.patch({ rental: rentalOf(guest.booking.car.slug, 45), quoteToken }))
      })
      expect(outcome).toBe('quote_invalid')
    })

    it('when the new pick-up is less than twelve hours ahead', async () => {
      const outcome = await untouched(async (guest) =>
        outcomeOf(await guest.quote({ ...rentalOf(guest.booking.car.slug), df: '2026-11-21-18-00' })),
      )
      expect(outcome).toBe('pickup_too_soon')
    })

    it('when the driver is too old for the new dates', async () => {
      const outcome = await untouched(async (guest) => {
        const driver = { ...guest.booking.driver, birthDate: '1951-01-10' }
        return outcomeOf(await guest.change(rentalOf(guest.booking.car.slug, 300), { driver }))
      })
      expect(outcome).toBe('driver_too_old')
    })

    it('when no name is given for a further driver', async () => {
      const outcome = await untouched(async (guest) => {
        const extras = [{ code: 'extra-driver', quantity: 1 }]
        return outcomeOf(await guest.change(withOptions(rentalOf(guest.booking.car.slug), { extras })))
      })
      expect(outcome).toBe('extra_drivers_missing')
    })

    it('when the hold ran out', async () => {
      const outcome = await untouched(async (guest) => {
        clockAt(HOLD_MS)
        return outcomeOf(await guest.patch({ rental: rentalOf(guest.booking.car.slug), quoteToken: 'x' }))
      })
      expect(outcome).toBe('hold_expired')
    })
  })

  it.each([
    ['24 hours before the pick-up', 0, '200', true],
    ['a millisecond later', 1, 'change_too_late', false],
  ])('is possible until 24 hours before the pick-up: %s', async (_, ms, outcome, changeable) => {
    const slug = await freshSlug()
    const guest = await open(rentalOf(slug))
    await guest.confirm()
    provider.clock.now = new Date(Date.parse(guest.booking.changeUntil) + ms)
    expect((await guest.read()).changeable).toBe(changeable)
    expect(outcomeOf(await guest.quote(rentalOf(slug, 40)))).toBe(outcome)
    expect(outcomeOf(await guest.change(rentalOf(slug, 40)))).toBe(outcome)
  })

  it('is a conflict when the booking is over', async () => {
    const guest = await open(rentalOf(await freshSlug()))
    await guest.cancel(0)
    expect(outcomeOf(await guest.quote(rentalOf(guest.booking.car.slug, 40)))).toBe('conflict')
    expect(outcomeOf(await guest.patch({ rental: rentalOf(guest.booking.car.slug), quoteToken: 'x' }))).toBe('conflict')
  })

  describe('its people', () => {
    it('replaces the driver of a hold, also of the last car of a model, at the price that was promised', async () => {
      const rental = rentalOf(await freshSlug())
      const guest = await open(rental)
      await provider.db.execute(sql`update car_models set list_kop = list_kop * 2 where slug = ${rental.slug}`)
      const driver = { ...guest.booking.driver, first_name: 'Ольга', phone: newPhone() }
      const { data } = (await guest.quote(rental)).json()
      expect([data.differenceKop, data.price]).toEqual([0, guest.booking.price])
      const response = await guest.patch({ rental, quoteToken: data.quoteToken, driver })
      expect(response.json().data).toMatchObject({ driver, price: guest.booking.price })
      const { rows } = await provider.db.execute(sql`
        select phone from clients c join bookings b on b.client_id = c.id where number = ${guest.booking.number}`)
      expect(rows).toEqual([{ phone: driver.phone }])
    })

    it('holds a new driver to the limits and to the limit of holds of the phone', async () => {
      const guest = await open(rentalOf(await freshSlug()))
      const replace = async (changes: object) =>
        outcomeOf(
          await guest.patch({
            rental: rentalOf(guest.booking.car.slug),
            quoteToken: 'not asked for',
            driver: { ...guest.booking.driver, ...changes },
          }),
        )
      expect(await replace({ birthDate: '2007-01-01', licenceSince: '2025-02-01' })).toBe('driver_too_young')
      const phone = newPhone()
      const busy = await provider.requestFor(rentalOf(await addModel(provider, `busy-${serial}`, 2)), { phone })
      await openGuest(provider, busy)
      expect(await replace({ phone })).toBe('200')
      expect(outcomeOf(await provider.hold(busy))).toBe('phone_unproved')
    })

    it('leaves the driver of a confirmed booking to the branch, and accepts a flight', async () => {
      const rental = rentalOf(await freshSlug())
      const guest = await open(rental)
      await guest.confirm()
      const { driver } = guest.booking
      const patch = (rest: object) => guest.patch({ rental, quoteToken: 'not asked for', ...rest })
      expect(outcomeOf(await patch({ driver: { ...driver, first_name: 'Ольга' } }))).toBe('conflict')
      expect((await patch({ driver, flight: 'ZH 899' })).json().data.flight).toBe('ZH 899')
    })

    it('keeps its driver when it is confirmed between the reading and the change', async () => {
      const guest = await open(rentalOf(await freshSlug()))
      const seen = await findBookingByNumber(provider.db, guest.booking.number)
      const { rows } = await provider.db.execute<{ data: BranchSettings }>(sql`select data from settings`)
      if (!seen || !rows[0]) throw new Error('nothing was held')
      await guest.confirm()
      const { data } = rows[0]
      const people = {
        driver: { ...seen.driver, first_name: 'Ольга' },
        extraDrivers: [],
        flight: '',
        meeting: seen.meeting,
      }
      const visitor = { codeId: null, actingId: null }
      const branch = {
        station: 'vldk',
        prepayment: data,
        rules: data.rules,
        limits: data,
        secret: config.bookingSecret,
      }
      const change = { ...branch, ...visitor, people, terms: null, now: START }
      await expect(applyChange(provider.db, seen, change)).rejects.toMatchObject({ code: 'conflict' })
      expect((await guest.read()).driver.first_name).toBe('Анна')
    })

    it('names every further driver, held to the same limits, by the place in the list', async () => {
      const extras = [{ code: 'extra-driver', quantity: 2 }]
      const request = await provider.requestFor(withOptions(rentalOf(await freshSlug()), { extras }))
      const hold = (...extraDrivers: object[]) =>
        provider.call(
          'POST',
          '/sun/v2/bookings',
          { ...request, extraDrivers },
          { 'idempotency-key': `people-of-${serial}-guests` },
        )
      expect(outcomeOf(await hold(EXTRA_DRIVER))).toBe('extra_drivers_missing')
      const young = { ...EXTRA_DRIVER, birthDate: '2006-01-01', licenceSince: '2024-02-01' }
      const { error } = (await hold(EXTRA_DRIVER, young)).json()
      expect([error.code, error.fields]).toEqual([
        'driver_too_young',
        { 'extraDrivers.1.birthDate': 'driver_too_young' },
      ])
      const { booking } = (await hold(EXTRA_DRIVER, EXTRA_DRIVER)).json().data
      expect(booking.extraDrivers).toEqual([EXTRA_DRIVER, EXTRA_DRIVER])
    })

    it('changes nothing when it is sent again: one record', async () => {
      const slug = await freshSlug()
      const guest = await open(rentalOf(slug))
      const rental = rentalOf(slug, 41)
      const { quoteToken } = (await guest.quote(rental)).json().data
      const body = { rental, quoteToken, flight: 'SU1' }
      const first = (await guest.patch(body)).json()
      expect((await guest.patch(body)).json()).toEqual(first)
      const { rows } = await provider.db.execute(sql`
        select 1 from booking_changes c join bookings b on b.id = booking_id where number = ${guest.booking.number}`)
      expect(rows).toHaveLength(1)
    })
  })

  describe('in a crowd', () => {
    it('gives the last plate to one of 50 changes and holds of two providers', { tags: '@wide' }, async () => {
      const wanted = rentalOf(await addModel(provider, `wanted-${serial}`, 1))
      const slug = await freshSlug(25)
      const guests = []
      for (let n = 0; n < 25; n++) guests.push(await open(rentalOf(slug)))
      const { quoteToken } = (await guests[0]?.quote(wanted))?.json().data ?? {}
      const request = await provider.requestFor(wanted)
      const secondProvider = openSecondProvider(provider)
      const responses = await Promise.all(
        guests.flatMap((guest) => [
          guest.patch({ rental: wanted, quoteToken }),
          secondProvider.hold(fromAnother(request)),
        ]),
      )
      await secondProvider.close()
      const { 200: changed = 0, 201: held = 0, car_taken: rejectedCount } = tally(responses.map(outcomeOf))
      expect([changed + held, rejectedCount]).toEqual([1, 49])
    })

    it('lets two bookings that want each other’s dates both stay or change, and never overlap', async () => {
      const slug = await freshSlug(1)
      const [early, late] = [await open(rentalOf(slug, 30)), await open(rentalOf(slug, 40))]
      const responses = await Promise.all([early.change(rentalOf(slug, 40)), late.change(rentalOf(slug, 30))])
      expect(tally(responses.map(outcomeOf))).toEqual({ car_taken: 2 })
    })

    it('of one booking at the same time happens once, and the record has no gap', async () => {
      const slug = await freshSlug()
      const guest = await open(rentalOf(slug))
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, n) => guest.change(rentalOf(slug, 50 + 10 * n))),
      )
      expect(Object.keys(tally(responses.map(outcomeOf))).sort()).toEqual(['200', 'conflict'])
      const { rows } = await provider.db.execute<{ before: RentalRequest; after: RentalRequest }>(sql`
        select rental_before as before, rental_after as after from booking_changes c join bookings b on b.id = booking_id
        where number = ${guest.booking.number} order by c.id`)
      expect(rows.map(({ before }) => before)).toEqual([rentalOf(slug), ...rows.slice(0, -1).map(({ after }) => after)])
    })
  })

  it.each([
    ['bookings_have_changes', sql`update bookings set rental = rental || '{"pc": "X"}' where number = `],
    ['bookings_have_changes', sql`update bookings set price = price || '{"totalKop": 1}' where number = `],
  ])('cannot go unrecorded: %s', async (constraint, statement) => {
    const { booking } = await open(rentalOf(await freshSlug()))
    const silently = provider.db.execute(sql`${statement}${booking.number}`)
    await expect(silently.catch((error) => databaseErrorOf(error)?.constraint)).resolves.toBe(constraint)
  })

  it('of a rental that is over is rejected by the database too', async () => {
    const guest = await open(rentalOf(await freshSlug()))
    await guest.cancel(0)
    const rewritten = provider.db.execute(sql`
      update bookings set start_at = start_at + interval '1 hour' where number = ${guest.booking.number}`)
    await expect(rewritten.catch((error) => databaseErrorOf(error)?.constraint)).resolves.toBe('bookings_past_stays')
  })

  it.each([sql`update booking_changes set actor = 'branch'`, sql`delete from booking_changes`])(
    'keeps its record: it is append-only',
    async (statement) => {
      await expect(provider.db.execute(statement).catch((error) => databaseErrorOf(error)?.message)).resolves.toContain(
        'append-only',
      )
    },
  )
})
