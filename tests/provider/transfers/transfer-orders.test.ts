import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TransferOrderRequest, TransferTrip } from '@/provider/contract/transfers'
import { CONSENTS, count, newKey, newPhone } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const HOUR_MS = 3_600_000
/** The clock of the tests stands at 14:00 of the station, 21 November. */
const TRIP: TransferTrip = {
  slug: 'toyota-crown',
  kind: 'hour',
  at: { date: '2026-12-05', time: '12:00' },
  hours: 4,
  route: null,
  fromPlace: 'office',
  toPlace: null,
  back: null,
  passengers: 2,
  childSeats: 0,
}
const FROM_AIRPORT = { kind: 'transfer', fromPlace: 'airport-vvo', toPlace: 'centre-svetlanskaya' } as const

describe('orders with a driver', () => {
  const provider = useProvider()

  const quote = (changes: Partial<TransferTrip> = {}) =>
    provider.call('POST', '/sun/v2/transfers/quote', { ...TRIP, ...changes })
  const orderOf = async (trip: Partial<TransferTrip> = {}, orderFields: Partial<TransferOrderRequest> = {}) => ({
    trip: { ...TRIP, ...trip },
    quoteToken: (await quote(trip)).json().data?.quoteToken ?? 'none.none',
    ...{ fromAddress: '', toAddress: '', flight: '', sign: '', driverLanguage: null, comment: '' },
    ...{ name: 'Анна', phone: newPhone(), email: 'anna@clients.example', ...orderFields },
  })
  const send = (body: object, key = newKey(), headers = {}) =>
    provider.call('POST', '/sun/v2/transfers/orders', body, {
      ...{ 'idempotency-key': key, 'x-consents': CONSENTS, 'x-client-ip': '203.0.113.7', ...headers },
    })
  const rows = async (query: ReturnType<typeof sql>) => (await provider.db.execute(query)).rows
  const failureOf = (response: Awaited<ReturnType<typeof send>>) => {
    const { code, fields, details } = response.json().error
    return {
      status: response.statusCode,
      code,
      ...(fields ? { fields: Object.keys(fields) } : {}),
      ...(details ? { details } : {}),
    }
  }

  describe('a quote', () => {
    it.each([
      ['hours', {}, 4 * 190_000, false],
      [
        'a day, for any requested hours',
        { kind: 'day' as const, at: { date: '2026-12-05', time: '09:00' }, hours: 3 },
        1_700_000,
        false,
      ],
      ['a trip that the branch knows', FROM_AIRPORT, 3 * 190_000, false],
      [
        'the same back',
        { ...FROM_AIRPORT, fromPlace: 'centre-svetlanskaya', toPlace: 'airport-vvo' },
        3 * 190_000,
        false,
      ],
      ['a trip that it does not know', { ...FROM_AIRPORT, toPlace: null }, 3 * 190_000, true],
      ['an excursion by its hours', { kind: 'excursion' as const, route: 'russky-day' }, 8 * 190_000, false],
      ['two child seats', { childSeats: 2 }, 4 * 190_000 + 2 * 30_000, false],
      [
        'a way back at night',
        { ...FROM_AIRPORT, back: { date: '2026-12-07', time: '21:00' } },
        6 * 190_000 + 3 * 30_000,
        false,
      ],
    ])('prices %s', async (_, changes, totalKop, isFrom) => {
      const response = await quote(changes)
      expect(response.statusCode, response.body).toBe(200)
      expect(response.json().data.price).toMatchObject({ totalKop, isFrom })
    })

    it('counts the night by the clock of the station', async () => {
      const codes = async (time: string) =>
        (await quote({ at: { date: '2026-12-05', time }, hours: 3 }))
          .json()
          .data.price.lines.map(({ code }: { code: string }) => code)
      expect(await codes('17:00')).toEqual(['hours'])
      expect(await codes('17:30')).toEqual(['hours', 'night'])
      expect(await codes('08:00')).toEqual(['hours'])
      expect(await codes('07:30')).toEqual(['hours', 'night'])
    })

    it.each([
      ['a model without a driver', { slug: 'honda-fit' }, { status: 404, code: 'not_found' }],
      ['fewer hours than an order has', { hours: 2 }, { status: 400, code: 'invalid_request', fields: ['hours'] }],
      ['more hours than a driver may', { hours: 25 }, { status: 400, code: 'invalid_request', fields: ['hours'] }],
      [
        'more passengers than seats',
        { passengers: 5 },
        { status: 400, code: 'invalid_request', fields: ['passengers'] },
      ],
      [
        'more child seats than passengers',
        { childSeats: 3 },
        { status: 400, code: 'invalid_request', fields: ['childSeats'] },
      ],
      ['a place of nobody', { fromPlace: 'moon' }, { status: 400, code: 'unknown_place', fields: ['fromPlace'] }],
      [
        'the same place twice',
        { ...FROM_AIRPORT, toPlace: 'airport-vvo' },
        { status: 400, code: 'invalid_request', fields: ['toPlace'] },
      ],
      [
        'a trip of another class',
        { kind: 'excursion', route: 'gamov-day' },
        { status: 400, code: 'option_not_offered', fields: ['route'] },
      ],
      [
        '30 February',
        { at: { date: '2027-02-30', time: '12:00' } },
        { status: 400, code: 'invalid_dates', fields: ['at'] },
      ],
      ['yesterday', { at: { date: '2026-11-20', time: '12:00' } }, { status: 400, code: 'pickup_in_past' }],
      [
        'a minute too soon',
        { at: { date: '2026-11-22', time: '01:59' } },
        { status: 400, code: 'pickup_too_soon', details: { hours: 12 } },
      ],
      ['two years ahead', { at: { date: '2028-11-22', time: '12:00' } }, { status: 400, code: 'pickup_too_far' }],
      [
        'a way back before the end of the way there',
        { ...FROM_AIRPORT, back: { date: '2026-12-05', time: '14:59' } },
        { status: 400, code: 'dropoff_before_pickup', fields: ['back'] },
      ],
    ] as const)('is rejected for %s', async (_, changes, failure) => {
      expect(failureOf(await quote(changes as Partial<TransferTrip>))).toEqual(failure)
    })

    it('is offered for the first minute that is not too soon', async () => {
      expect((await quote({ at: { date: '2026-11-22', time: '02:00' } })).statusCode).toBe(200)
    })
  })

  it('stores an order with its history, consents and tracking, and notifies the branch and the client', async () => {
    const body = await orderOf(
      { ...FROM_AIRPORT, childSeats: 1 },
      { flight: 'su 1702', sign: 'Wang Wei', driverLanguage: 'zh-CN', comment: 'Два чемодана' },
    )
    const response = await send(body, newKey(), { 'accept-language': 'en', 'x-ym-uid': '17' })
    expect(response.statusCode, response.body).toBe(201)
    const { number, startAt } = response.json().data
    expect(number).toMatch(/^T\d{7}$/)
    expect(startAt).toBe('2026-12-05T02:00:00.000Z')
    expect(
      await rows(sql`select o.status, o.kind, o.route_id, o.flight, o.sign, o.driver_language, o.language, o.ym_uid,
          o.total_kop::int as total, o.phone, o.client_id, h.status as noted, h.actor
        from transfer_orders o join transfer_order_history h on h.order_id = o.id
        where o.number = ${number}`),
    ).toEqual([
      {
        ...{ status: 'request', kind: 'transfer', route_id: 'airport-centre', flight: 'SU 1702', sign: 'Wang Wei' },
        ...{ driver_language: 'zh-CN', language: 'en', ym_uid: '17', total: 600_000, phone: body.phone },
        ...{ client_id: null, noted: 'request', actor: 'client' },
      },
    ])
    expect(await rows(sql`select name_unproved from clients where phone = ${body.phone}`)).toEqual([
      { name_unproved: true },
    ])
    expect(
      await rows(sql`select document, host(ip) ip from transfer_order_consents c join transfer_orders o on o.id = c.order_id
        where o.number = ${number} order by 1`),
    ).toEqual([
      { document: 'personal_data_agreement', ip: '203.0.113.7' },
      { document: 'privacy_policy', ip: '203.0.113.7' },
    ])
    const orderFields = await rows(sql`select kind, channel, phone, address, language, params from outbox
      where params ->> 'number' = ${number} order by id`)
    expect(orderFields).toMatchObject([
      { kind: 'transfer_received', channel: 'sms', address: body.phone, language: 'en' },
      { kind: 'transfer_received', channel: 'email', address: body.email, language: 'en' },
      { kind: 'transfer_ordered', channel: 'email', language: 'ru' },
    ])
    // A typed address may be a stranger's, and the branch's mail must not collect personal data.
    expect(JSON.stringify(orderFields.map(({ params }) => params))).not.toMatch(/Анна|Wang|чемодан|SU 1702/)
  })

  it('sends an address only so many letters a day, whoever types it; the branch gets each', async () => {
    const email = 'often@clients.example'
    await provider.db.execute(sql`update settings set data = data || '{"maxBookingLettersPerDay": 2}'`)
    const number = async (index: number) => {
      const response = await send(await orderOf({}, { email }), newKey(), { 'x-client-ip': `203.0.${index}.7` })
      expect(response.statusCode, response.body).toBe(201)
      return response.json().data.number as string
    }
    const numbers = [await number(0), await number(1), await number(2)]
    expect(
      await rows(sql`select kind, count(*)::int as letters from outbox where channel = 'email'
        and params ->> 'number' = any(${sql.param(numbers)}) group by kind order by kind`),
    ).toEqual([
      { kind: 'transfer_ordered', letters: 3 },
      { kind: 'transfer_received', letters: 2 },
    ])
    await provider.db.execute(sql`update settings set data = data || '{"maxBookingLettersPerDay": 20}'`)
  })

  it('requires addresses where there is no place, and the flight where a passenger is met', async () => {
    const unknown = { kind: 'transfer', fromPlace: null, toPlace: null } as const
    expect(failureOf(await send(await orderOf(unknown)))).toEqual({
      ...{ status: 400, code: 'invalid_request', fields: ['fromAddress', 'toAddress'] },
    })
    expect(failureOf(await send(await orderOf(FROM_AIRPORT)))).toMatchObject({ fields: ['flight'] })
    const away = { ...FROM_AIRPORT, fromPlace: 'centre-svetlanskaya', toPlace: 'airport-vvo' }
    expect((await send(await orderOf(away))).statusCode).toBe(201)
  })

  it('rejects a language that no driver of the class speaks', async () => {
    const suv = {
      slug: (
        await rows(sql`select slug from transfers t join car_models m on m.id = t.model_id
      where t.class_id = 'suv' limit 1`)
      )[0]?.slug as string,
    }
    expect(failureOf(await send(await orderOf(suv, { driverLanguage: 'zh-CN' })))).toMatchObject({
      ...{ code: 'option_not_offered', fields: ['driverLanguage'] },
    })
    expect((await send(await orderOf(suv, { driverLanguage: 'ru' }))).statusCode).toBe(201)
  })

  it('never overwrites the data of a client', async () => {
    const [client] = await rows(sql`select phone, first_name, email from clients order by id limit 1`)
    const response = await send(await orderOf({}, { name: 'Самозванец', phone: String(client?.phone) }))
    expect(response.statusCode).toBe(201)
    expect(await rows(sql`select phone, first_name, email from clients where phone = ${client?.phone}`)).toEqual([
      client,
    ])
  })

  it('rejects another trip’s token, a broken one, and consents of another day; stores nothing', async () => {
    const before = await count(provider, 'transfer_orders')
    const body = await orderOf()
    const swapped = { ...body, trip: { ...body.trip, hours: 5 } }
    for (const wrong of [swapped, { ...body, quoteToken: 'a.b' }, { ...body, quoteToken: `${body.quoteToken}x` }])
      expect(failureOf(await send(wrong))).toMatchObject({ status: 400, code: 'quote_invalid' })
    expect(failureOf(await send(body, newKey(), { 'x-consents': '' }))).toMatchObject({ code: 'consent_required' })
    expect((await provider.call('POST', '/sun/v2/transfers/orders', body, { 'x-consents': CONSENTS })).statusCode).toBe(
      400,
    )
    expect(await count(provider, 'transfer_orders')).toBe(before)
  })

  it('rejects a price that changed with both sums, and accepts the new one', async () => {
    const body = await orderOf()
    const set = (kop: number) =>
      provider.db.execute(sql`update transfers set hour_kop = ${kop} from car_models m
      where m.id = model_id and m.slug = ${TRIP.slug}`)
    await set(200_000)
    expect(failureOf(await send(body))).toEqual({
      ...{ status: 409, code: 'price_changed', details: { oldTotalKop: 760_000, newTotalKop: 800_000 } },
    })
    expect((await send(await orderOf())).json().data.price.totalKop).toBe(800_000)
    await set(190_000)
    provider.clock.now = new Date(provider.clock.now.getTime() + HOUR_MS)
    expect((await send(body)).statusCode).toBe(201)
  })

  it('makes one order of one key, also of many at once, and answers it again after a change of price', async () => {
    const [before, body, key] = [await count(provider, 'transfer_orders'), await orderOf(), newKey()]
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(body, key)))
    expect(new Set(responses.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1)
    expect(responses[0]?.statusCode).toBe(201)
    provider.clock.now = new Date('2027-01-05T00:00:00Z')
    expect((await send(body, key)).body).toBe(responses[0]?.body)
    expect(failureOf(await send({ ...body, name: 'Ольга' }, key))).toMatchObject({ code: 'idempotency_key_reused' })
    expect(await count(provider, 'transfer_orders')).toBe(before + 1)
  })

  it('stores five orders of one phone within 24 hours, also of those that come at once', async () => {
    const phone = newPhone()
    const body = await orderOf({}, { phone })
    const responses = await Promise.all(Array.from({ length: 7 }, () => send(body)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 429, 429])
    provider.clock.now = new Date(provider.clock.now.getTime() + 24 * HOUR_MS)
    expect((await send(body)).statusCode).toBe(201)
  })

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['a phone without its country', { phone: '89995550101' }, 'phone'],
    ['a broken e-mail', { email: 'anna@' }, 'email'],
    ['a flight of nobody', { flight: '<b>' }, 'flight'],
    ['a sign of two lines', { sign: 'a\nb' }, 'sign'],
    ['an endless comment', { comment: 'а'.repeat(1001) }, 'comment'],
  ])('rejects %s', async (_, orderFields, field) => {
    expect(failureOf(await send(await orderOf({}, orderFields)))).toMatchObject({
      code: 'invalid_request',
      fields: [field],
    })
  })

  describe('states', () => {
    const DRIVER = sql`driver_name = 'Артём', driver_phone = '+79990001122', plate = 'А123ВС125'`
    const writeStatus = (number: string, status: string, also = sql`hours = hours`) =>
      provider.db.execute(sql`with moved as (update transfer_orders set status = ${status}, ${also}
          where number = ${number} returning id)
        insert into transfer_order_history (order_id, status, actor, at) select id, ${status}, 'branch', now() from moved`)
    const begin = async () => String((await send(await orderOf())).json().data.number)

    it('go from the request to the end, and a confirmation names driver, phone and plate', async () => {
      const number = await begin()
      await expect(writeStatus(number, 'confirmed')).rejects.toMatchObject({
        cause: { constraint: 'transfer_orders_driver' },
      })
      await writeStatus(number, 'confirmed', DRIVER)
      await writeStatus(number, 'on_the_way')
      await writeStatus(number, 'done')
      expect(
        await rows(sql`select h.status from transfer_order_history h join transfer_orders o on o.id = h.order_id
        where o.number = ${number} order by h.id`),
      ).toEqual(['request', 'confirmed', 'on_the_way', 'done'].map((status) => ({ status })))
      for (const status of ['request', 'cancelled', 'refused', 'confirmed'])
        await expect(writeStatus(number, status)).rejects.toMatchObject({
          cause: { constraint: 'transfer_orders_legal_move' },
        })
    })

    it.each(['on_the_way', 'done'])('leave no request for %s', async (status) => {
      await expect(writeStatus(await begin(), status, DRIVER)).rejects.toMatchObject({
        cause: { constraint: 'transfer_orders_legal_move' },
      })
    })

    it.each(['cancelled', 'refused'])('end with %s', async (status) => {
      const number = await begin()
      await writeStatus(number, status)
      await expect(writeStatus(number, 'confirmed', DRIVER)).rejects.toMatchObject({
        cause: { constraint: 'transfer_orders_legal_move' },
      })
    })

    it('never change without history; a confirmed price stays, and no order is deleted', async () => {
      const number = await begin()
      await expect(
        provider.db.execute(sql`update transfer_orders set status = 'cancelled' where number = ${number}`),
      ).rejects.toMatchObject({ cause: { constraint: 'transfer_orders_have_history' } })
      await provider.db.execute(sql`update transfer_orders set total_kop = 1 where number = ${number}`)
      await writeStatus(number, 'confirmed', DRIVER)
      await expect(
        provider.db.execute(sql`update transfer_orders set total_kop = 2 where number = ${number}`),
      ).rejects.toMatchObject({ cause: { constraint: 'transfer_orders_terms_stay' } })
      await expect(provider.db.execute(sql`delete from transfer_orders where number = ${number}`)).rejects.toThrow()
      await expect(provider.db.execute(sql`update transfer_order_history set reason = 'x'`)).rejects.toThrow()
    })
  })
})
