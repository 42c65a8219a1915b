import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Booking, type Driver, type ExtraDriver } from '@/provider/contract/bookings'
import { createServices } from '@/provider/services'
import { EXTRA_DRIVER } from '@/tests/setup/booking-guests'
import { addModel, CONFIRM, config, rentalOf, START } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const HOLD_MS = 15 * 60_000

/** What a hold of these tests agrees to. */
const AGREED = ['personal_data_agreement', 'privacy_policy'].map((document) => ({
  document,
  version: '2026-11-01',
  givenAt: expect.stringMatching(/Z$/),
}))

describe('a booking', () => {
  const provider = useProvider()
  let serial = 0
  beforeEach(() => {
    serial += 1
  })

  const freshRental = async () => rentalOf(await addModel(provider, `booked-${serial}`, 1))
  const holdFresh = async () => {
    const rental = await freshRental()
    const { booking, key } = (await provider.hold(await provider.requestFor(rental))).json().data
    return { rental, booking, url: `/sun/v2/bookings/${booking.number}`, guest: { 'x-booking-key': key } }
  }
  const clockAt = (ms: number) => {
    provider.clock.now = new Date(START.getTime() + ms)
  }

  it('is held for fifteen minutes with everything a guest needs, under a number that cannot be guessed', async () => {
    const { booking } = await holdFresh()
    expect(Booking.parse(booking)).toEqual(booking)
    expect(booking).toMatchObject({
      number: expect.stringMatching(/^[1-9]\d{6}$/),
      status: 'held',
      holdUntil: '2026-11-21T04:15:00.000Z',
      pickupAt: '2026-12-21T02:00:00.000Z',
      freeCancellationUntil: '2026-12-19T02:00:00.000Z',
      changeUntil: '2026-12-20T02:00:00.000Z',
      changeable: true,
      renewalsLeft: 2,
      cancellation: { allowed: true, refundKop: 0, keptKop: 0 },
      paidKop: 0,
      dueKop: booking.price.totalKop,
      history: [{ status: 'held', at: START.toISOString() }],
    })
  })

  it('keeps the wished colour, prefers such a plate, and is no less made where none is free', async () => {
    const slug = await addModel(provider, `booked-${serial}`, 3)
    await provider.db.execute(sql`update cars set cvet = case when gosnomer = (select max(gosnomer) from cars c
      where c.model_id = cars.model_id) then 'Чёрный' else 'белый' end
      where model_id = (select id from car_models where slug = ${slug})`)
    const heldColour = async (colour?: 'black') => {
      const request = await provider.requestFor({ ...rentalOf(slug), ...(colour && { colour }) })
      const response = await provider.hold(request)
      expect(response.statusCode, response.body).toBe(201)
      const { booking } = response.json().data
      const { rows } = await provider.db.execute(
        sql`select c.cvet from bookings b join cars c on c.id = b.car_id where b.number = ${booking.number}`,
      )
      return [booking.colour, rows[0]?.cvet]
    }
    expect(await heldColour()).toEqual([null, 'белый'])
    expect(await heldColour('black')).toEqual(['black', 'Чёрный'])
    expect(await heldColour('black')).toEqual(['black', 'белый'])
  })

  it('tells the colour of its plate', async () => {
    const { url, guest } = await holdFresh()
    expect((await provider.call('GET', url, undefined, guest)).json().data.cvet).toBe('белый')
  })

  it('takes as long with a wrong key as without such a booking', async () => {
    const { url } = await holdFresh()
    const reads = vi.spyOn(provider.db, 'select')
    const readsOf = async (address: string) => {
      reads.mockClear()
      expect((await provider.call('GET', address, undefined, { 'x-booking-key': 'wrong' })).statusCode).toBe(404)
      return reads.mock.calls.length
    }
    const [existing, unknown] = [await readsOf(url), await readsOf('/sun/v2/bookings/1000000')]
    reads.mockRestore()
    expect([existing, unknown]).toEqual([1, 1])
  })

  it.each([
    ['the same phone', (driver: Driver) => ({ ...EXTRA_DRIVER, phone: driver.phone }), 'extraDrivers.0.phone'],
    [
      'the same name and day of birth',
      ({ birthDate }: Driver) => ({ ...EXTRA_DRIVER, last_name: 'ПРОВЕРКИНА', first_name: 'Анна', birthDate }),
      'extraDrivers.0.last_name',
    ],
  ])('does not accept the main driver as a further driver: %s', async (_, extraOf, field) => {
    const rental = await freshRental()
    const options = { ...rental.options, extras: [{ code: 'extra-driver', quantity: 1 }] }
    const request = await provider.requestFor({ ...rental, options })
    const held = (extra: ExtraDriver) => provider.hold({ ...request, extraDrivers: [extra] })
    const { error } = (await held(extraOf(request.driver))).json()
    expect([error.code, Object.keys(error.fields)]).toEqual(['invalid_request', [field]])
    const namesake = { ...EXTRA_DRIVER, last_name: 'Проверкина', first_name: 'Анна' }
    expect((await held(namesake)).statusCode).toBe(201)
  })

  it.each(['SU\u0000 1', 'SU\u202e1', 'SU\n1'])('takes no invisible character for a flight: %j', async (flight) => {
    const request = await provider.requestFor(await freshRental())
    expect((await provider.hold({ ...request, flight })).json().error.code).toBe('invalid_request')
  })

  it('stores what was added to it: options, people, flight, code and what the insurance leaves to pay', async () => {
    const extras = [
      { code: 'booster', quantity: 2 },
      { code: 'extra-driver', quantity: 1 },
    ]
    const options = { insurance: 'standard', mileage: 'limited', protection: true, extras } as const
    const plain = await freshRental()
    const { liabilityKop } = (await provider.quote(plain)).json().data
    const rental = { ...plain, options: { ...options, extras }, pc: 'port3' }
    const request = await provider.requestFor(rental)
    const response = await provider.call(
      'POST',
      '/sun/v2/bookings',
      { ...request, extraDrivers: [EXTRA_DRIVER], flight: ' su 1700 ' },
      { 'idempotency-key': 'key-of-everything-added' },
    )
    const { booking, key } = response.json().data
    expect(booking).toMatchObject({ options, extraDrivers: [EXTRA_DRIVER], flight: 'SU 1700', promo: 'PORT3' })
    expect(booking.liabilityKop).toBe(liabilityKop / 2)
    const codes = ['extra', 'insurance', 'booking_protection', 'promo_discount', 'mileage_discount']
    expect(booking.price.lines.map(({ code }: { code: string }) => code)).toEqual(expect.arrayContaining(codes))
    const url = `/sun/v2/bookings/${booking.number}`
    expect((await provider.call('GET', url, undefined, { 'x-booking-key': key })).json().data).toEqual({
      ...booking,
      documents: AGREED,
      asOf: provider.clock.now.toISOString(),
    })
    const { rows } = await provider.db.execute(sql`
      select extra_code, quantity from booking_extras e join bookings b on b.id = booking_id
      where number = ${booking.number} order by 1`)
    expect(rows).toEqual(extras.map(({ code, quantity }) => ({ extra_code: code, quantity })))
  })

  it('opens for its key and for no other, and a wrong key looks like a wrong number', async () => {
    const { booking, url, guest } = await holdFresh()
    expect((await provider.call('GET', url, undefined, guest)).json().data).toEqual({
      ...booking,
      documents: AGREED,
      asOf: provider.clock.now.toISOString(),
    })
    const rejections = [
      await provider.call('GET', url, undefined, { 'x-booking-key': `${guest['x-booking-key'].slice(0, -1)}_` }),
      await provider.call('GET', url),
      await provider.call('GET', '/sun/v2/bookings/1000000', undefined, guest),
      await provider.call('GET', '/sun/v2/bookings/abc', undefined, guest),
      await provider.call('PATCH', url, CONFIRM, { 'x-booking-key': 'wrong' }),
    ]
    for (const response of rejections)
      expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found'])
  })

  it('is confirmed for payment at the branch, with both consents stored, and the same request again gets the same response', async () => {
    const { url, guest, booking } = await holdFresh()
    const first = await provider.call('PATCH', url, CONFIRM, { ...guest, 'x-client-ip': '203.0.113.7' })
    expect([first.statusCode, first.json().data.status, first.json().data.holdUntil]).toEqual([200, 'confirmed', null])
    expect(first.json().data.history.map(({ status }: { status: string }) => status)).toEqual(['held', 'confirmed'])
    clockAt(HOLD_MS * 4)
    expect((await provider.call('PATCH', url, CONFIRM, guest)).json()).toEqual(first.json())

    const { rows } = await provider.db.execute(sql`
      select document, host(ip) ip from consents join bookings b on b.id = booking_id where number = ${booking.number} order by 1`)
    expect(rows).toEqual([
      { document: 'personal_data_agreement', ip: null },
      { document: 'privacy_policy', ip: null },
      { document: 'public_offer', ip: '203.0.113.7' },
      { document: 'rentalterms', ip: '203.0.113.7' },
    ])
  })

  it('is not confirmed twice in two ways', async () => {
    const { url, guest } = await holdFresh()
    await provider.call('PATCH', url, CONFIRM, guest)
    const consents = CONFIRM.consents.map((consent) => ({ ...consent, version: '2027-01-01' }))
    expect((await provider.call('PATCH', url, { ...CONFIRM, consents }, guest)).json().error.code).toBe('conflict')
  })

  it.each(['public_offer', 'rentalterms'])('is not confirmed without consent to %s', async (document) => {
    const { url, guest } = await holdFresh()
    const consents = CONFIRM.consents.filter((consent) => consent.document !== document)
    const { error } = (await provider.call('PATCH', url, { ...CONFIRM, consents }, guest)).json()
    expect([error.code, Object.keys(error.fields)]).toEqual(['consent_required', [`consents.${document}`]])
  })

  it('can be confirmed in the last millisecond of its hold', async () => {
    const { url, guest } = await holdFresh()
    clockAt(HOLD_MS - 1)
    expect((await provider.call('PATCH', url, CONFIRM, guest)).statusCode).toBe(200)
  })

  it('is expired from the first instant after its hold, for the guest, for the row and for its history', async () => {
    const { url, guest, booking } = await holdFresh()
    clockAt(HOLD_MS)
    expect((await provider.call('GET', url, undefined, guest)).json().data.status).toBe('expired')
    const response = await provider.call('PATCH', url, CONFIRM, guest)
    expect([response.statusCode, response.json().error.code]).toEqual([410, 'hold_expired'])
    const { rows } = await provider.db.execute(sql`
      select b.status, h.actor, h.status as last from bookings b join booking_status_history h on h.booking_id = b.id
      where number = ${booking.number} order by h.id desc limit 1`)
    expect(rows).toEqual([{ status: 'expired', actor: 'system', last: 'expired' }])
    expect((await provider.call('PATCH', url, CONFIRM, guest)).json().error.code).toBe('hold_expired')
  })

  it('gives its car back when the hold runs out, expired by the job or not', async () => {
    const { rental } = await holdFresh()
    const available = async () => {
      const { data } = (
        await provider.call('GET', `/sun/v2/cars/${rental.slug}?df=${rental.df}&dt=${rental.dt}`)
      ).json()
      return data.available
    }
    clockAt(HOLD_MS - 1)
    expect(await available()).toBe(false)
    clockAt(HOLD_MS)
    expect(await available()).toBe(true)
    expect((await provider.hold(await provider.requestFor(rental))).statusCode).toBe(201)
    expect(await available()).toBe(false)
  })

  it('is moved to expired by the job with its history, once', async () => {
    const { booking } = await holdFresh()
    const { bookings } = createServices({
      db: provider.db,
      now: () => provider.clock.now,
      config,
      isDraining: () => false,
      warn: () => undefined,
      alert: () => undefined,
    })
    clockAt(HOLD_MS - 1)
    await bookings.expireHolds()
    expect(await statusOf(booking.number)).toBe('held')
    clockAt(HOLD_MS)
    expect(await bookings.expireHolds()).toBeGreaterThan(0)
    expect(await statusOf(booking.number)).toBe('expired')
    expect(await bookings.expireHolds()).toBe(0)
  })

  it('never overwrites the data of an existing client', async () => {
    const request = await provider.requestFor(await freshRental(), { phone: '+79990000001', first_name: 'Самозванка' })
    expect((await provider.hold(request)).statusCode).toBe(201)
    const { rows } = await provider.db.execute(sql`select first_name from clients where phone = '+79990000001'`)
    expect(rows).toEqual([{ first_name: 'Мария' }])
  })

  it.each([
    ['driver_too_young', { birthDate: '2005-12-22', licenceSince: '2022-03-01' }],
    ['driver_too_old', { birthDate: '1950-12-25' }],
    ['experience_too_short', { licenceSince: '2024-12-22' }],
  ])('is rejected with %s, counted on the dates of the rental', async (code, changes) => {
    const rental = await freshRental()
    const response = await provider.hold(await provider.requestFor(rental, changes))
    expect([response.statusCode, response.json().error.code]).toEqual([422, code])
  })

  it.each([
    ['twenty-one on the day of the pick-up', { birthDate: '2005-12-21', licenceSince: '2022-03-01' }],
    ['seventy-five until the day of the return', { birthDate: '1950-12-26' }],
    ['two years of experience on the day of the pick-up', { licenceSince: '2024-12-21' }],
  ])('is open to a driver who is %s', async (_, changes) => {
    const rental = await freshRental()
    expect((await provider.hold(await provider.requestFor(rental, changes))).statusCode).toBe(201)
  })

  it.each([
    ['a licence from before their sixteenth birthday', 'licenceSince', { licenceSince: '2006-05-16' }],
    ['a licence from after the pick-up', 'licenceSince', { licenceSince: '2026-12-22' }],
    ['a birthday before 1900', 'birthDate', { birthDate: '1899-12-31' }],
    ['a birthday in the future', 'licenceSince', { birthDate: '2030-01-01' }],
  ])('is rejected for %s, by the name of the field', async (_, field, changes) => {
    const rental = await freshRental()
    const response = await provider.hold(await provider.requestFor(rental, changes))
    const { code, fields } = response.json().error
    expect([response.statusCode, code, Object.keys(fields)]).toEqual([400, 'invalid_request', [`driver.${field}`]])
  })

  it('stores a name in one spelling, composed or decomposed', async () => {
    const request = await provider.requestFor(await freshRental(), { first_name: 'Андрей'.normalize('NFD') })
    expect((await provider.hold(request)).json().data.booking.driver.first_name).toBe('Андрей'.normalize('NFC'))
  })

  it.each(['privacy_policy', 'personal_data_agreement'])('is not held without consent to %s', async (document) => {
    const request = await provider.requestFor(await freshRental())
    const consents = request.consents.filter((consent) => consent.document !== document)
    expect((await provider.hold({ ...request, consents })).json().error.code).toBe('consent_required')
  })

  it.each([
    ['mazda-roadster', 'season'],
    ['toyota-hiace', 'with_driver'],
  ])('of %s is rejected: %s', async (slug, reason) => {
    const { error } = (await provider.hold(await provider.requestFor(rentalOf(slug)))).json()
    expect([error.code, error.details]).toEqual(['car_not_for_hire', { reason }])
  })

  async function statusOf(number: string) {
    const { rows } = await provider.db.execute(sql`select status from bookings where number = ${number}`)
    return rows[0]?.status
  }
})
