import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { Failure } from '@/provider/contract/envelope'
import { STATUS_OF } from '@/provider/contract/rules/failure-codes'
import { EXTRA_DRIVER } from '@/tests/setup/booking-guests'
import { sendRaw } from '@/tests/setup/fuzz/raw-request'
import { CONFIRM, count, rentalOf, type TestProvider, TOKEN } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

type Row = [name: string, code: keyof typeof STATUS_OF, call: () => ReturnType<TestProvider['call']>]

const consentsTo = (version: string) =>
  ['privacy_policy', 'personal_data_agreement'].map((document) => ({ document, version }))

describe('bad input', () => {
  const provider = useProvider()

  const cars = (query: string) => () => provider.call('GET', `/sun/v2/cars?${query}`)
  const quote = (changes: object) => () =>
    provider.call('POST', '/sun/v2/quote', { ...rentalOf('honda-fit'), ...changes })
  const hold =
    (changes: object, key: string | null = 'key-of-bad-input') =>
    async () => {
      const request = await provider.requestFor(rentalOf('honda-fit'))
      return provider.call(
        'POST',
        '/sun/v2/bookings',
        { ...request, ...changes },
        key === null ? {} : { 'idempotency-key': key },
      )
    }
  const rental = (changes: object) => hold({ rental: { ...rentalOf('honda-fit'), ...changes } })
  const driver = (changes: object) => async () => {
    const request = await provider.requestFor(rentalOf('honda-fit'))
    return provider.hold({ ...request, driver: { ...request.driver, ...changes } })
  }
  const raw =
    (payload: string, type = 'application/json', authorization = `Bearer ${TOKEN}`, url = '/sun/v2/quote') =>
    () =>
      provider.app.inject({
        method: 'POST',
        url,
        headers: { authorization, 'content-type': type, 'idempotency-key': 'key-of-bad-input' },
        payload,
      })

  const booking = (payload: string) => raw(payload, 'application/json', `Bearer ${TOKEN}`, '/sun/v2/bookings')

  const onBooking = (action: string, body: object) => () =>
    provider.call('POST', `/sun/v2/bookings/1000000/${action}`, body, {
      ...{ 'x-booking-key': 'k', 'idempotency-key': 'key-of-no-booking' },
    })

  const rows: Row[] = [
    ['a day that no calendar has', 'invalid_dates', cars('df=2026-02-30-10-00&dt=2026-03-05-10-00')],
    ['an hour that no clock has', 'invalid_dates', cars('df=2026-12-01-25-00&dt=2026-12-05-10-00')],
    ['dates that are no dates', 'invalid_dates', cars('df=tomorrow&dt=later')],
    ['one date without the other', 'invalid_dates', cars('df=2026-12-01-10-00')],
    ['a pick-up in the past', 'pickup_in_past', cars('df=2026-11-20-10-00&dt=2026-11-25-10-00')],
    ['a pick-up within twelve hours', 'pickup_too_soon', cars('df=2026-11-21-18-59&dt=2026-11-25-10-00')],
    ['a pick-up beyond a year', 'pickup_too_far', cars('df=2027-11-22-10-00&dt=2027-11-25-10-00')],
    ['an end before the start', 'dropoff_before_pickup', cars('df=2026-12-05-10-00&dt=2026-12-01-10-00')],
    ['an end at the start', 'dropoff_before_pickup', cars('df=2026-12-05-10-00&dt=2026-12-05-10-00')],
    ['more than sixty days', 'rental_too_long', cars('df=2026-12-01-10-00&dt=2027-01-30-10-01')],
    ['an unknown class', 'unknown_class', cars('ac=spaceships')],
    ['an unknown place', 'unknown_place', cars('city=7')],
    ['an unknown return place', 'unknown_place', cars('dropoffPlace=7')],
    ['a place that is no number', 'invalid_request', cars('city=office')],
    ['an unknown order', 'invalid_request', cars('sort=cheap')],
    ['an unknown parameter', 'invalid_request', cars('colour=red')],
    ['a filled p1', 'invalid_request', cars('p1=x')],
    ['a parameter twice', 'invalid_request', cars('ac=suv&ac=bus')],
    ['an unknown model', 'not_found', quote({ slug: 'no-such-model' })],
    ['a model with a NUL in its name', 'invalid_request', quote({ slug: 'a\u0000b' })],
    ['a model of half a character', 'invalid_request', quote({ slug: '\ud800' })],
    ['a quote of a day that no calendar has', 'invalid_dates', quote({ df: '2026-13-01-10-00' })],
    ['a quote from an unknown place', 'unknown_place', quote({ city: 1e9 })],
    ['a quote with an unknown field', 'invalid_request', quote({ price: 1 })],
    ['a text where a number belongs', 'invalid_request', quote({ city: '50' })],
    ['broken JSON', 'invalid_request', raw('{"slug":')],
    ['no body', 'invalid_request', raw('')],
    ['a list', 'invalid_request', raw('[]')],
    ['null', 'invalid_request', raw('null')],
    ['a poisoned prototype', 'invalid_request', raw('{"__proto__":{"admin":true}}')],
    ['65 KB', 'body_too_large', raw(JSON.stringify({ slug: 'x'.repeat(65 * 1024) }))],
    ['a form', 'unsupported_media_type', raw('slug=x', 'application/x-www-form-urlencoded')],
    ['plain text', 'unsupported_media_type', raw('{}', 'text/plain')],
    ['no token', 'unauthenticated', raw('{}', 'application/json', '')],
    ['a wrong token', 'unauthenticated', raw('{}', 'application/json', `Bearer ${TOKEN}x`)],
    ['another scheme', 'unauthenticated', raw('{}', 'application/json', `Basic ${TOKEN}`)],
    ['no Idempotency-Key', 'idempotency_key_missing', hold({}, null)],
    ['a short Idempotency-Key', 'idempotency_key_missing', hold({}, 'fifteen-signs-x')],
    ['a booking of a day that no calendar has', 'invalid_dates', rental({ df: '2026-13-01-10-00' })],
    ['a booking in the past', 'pickup_in_past', rental({ df: '2026-11-20-10-00' })],
    ['a booking beyond a year', 'pickup_too_far', rental({ df: '2027-11-22-10-00', dt: '2027-11-25-10-00' })],
    ['a booking that ends before it starts', 'dropoff_before_pickup', rental({ dt: '2026-12-01-10-00' })],
    ['a booking of an unknown model', 'not_found', rental({ slug: 'no-such-model' })],
    ['a booking at an unknown place', 'unknown_place', rental({ city: 7 })],
    ['a booking in broken JSON', 'invalid_request', booking('{"rental":')],
    ['a booking of 65 KB', 'body_too_large', booking(JSON.stringify({ flight: 'x'.repeat(65 * 1024) }))],
    ['an unknown field beside the driver', 'invalid_request', hold({ totalKop: 1 })],
    ['a forged quote', 'quote_invalid', hold({ quoteToken: 'a.b' })],
    ['no consents', 'invalid_request', hold({ consents: [] })],
    [
      'only one consent',
      'consent_required',
      hold({ consents: [{ document: 'privacy_policy', version: '2026-11-01' }] }),
    ],
    ['an unknown document', 'invalid_request', hold({ consents: [{ document: 'cookies', version: '2026-11-01' }] })],
    ['a version that no calendar has', 'invalid_request', hold({ consents: consentsTo('2026-02-30') })],
    ['a version of the far future', 'consent_required', hold({ consents: consentsTo('9999-12-31') })],
    ['a version that was replaced', 'consent_required', hold({ consents: consentsTo('2026-03-01') })],
    ['a version that never was', 'consent_required', hold({ consents: consentsTo('2026-10-31') })],
    ['an unknown language', 'invalid_request', hold({ language: 'de' })],
    ['digits in a name', 'invalid_request', driver({ first_name: 'R2D2' })],
    ['a name under a heap of marks', 'invalid_request', driver({ first_name: `Анна${'\u0301'.repeat(3)}` })],
    ['a phone without a country', 'invalid_request', driver({ phone: '89991234567' })],
    ['no e-mail address', 'invalid_request', driver({ email: 'anna' })],
    ['an e-mail address with a NUL', 'invalid_request', driver({ email: 'a\u0000b@clients.example' })],
    ['a turned name', 'invalid_request', driver({ last_name: 'Проверкина\u202e' })],
    ['a name with a NUL', 'invalid_request', driver({ first_name: 'А\u0000нна' })],
    ['an e-mail address of half a character', 'invalid_request', driver({ email: '\ud800@clients.example' })],
    ['a birthday that no calendar has', 'invalid_request', driver({ birthDate: '1990-02-30' })],
    ['a flight of signs', 'invalid_request', hold({ flight: '<b>' })],
    ['a further driver that was not requested', 'extra_drivers_missing', hold({ extraDrivers: [EXTRA_DRIVER] })],
    ['ten further drivers', 'invalid_request', hold({ extraDrivers: Array(10).fill(EXTRA_DRIVER) })],
    [
      'digits in a further driver’s name',
      'invalid_request',
      hold({ extraDrivers: [{ ...EXTRA_DRIVER, last_name: '1' }] }),
    ],
    ['an unknown field of the driver', 'invalid_request', driver({ isAdmin: true })],
    [
      'a booking number that is none',
      'not_found',
      () => provider.call('PATCH', '/sun/v2/bookings/12', CONFIRM, { 'x-booking-key': 'k' }),
    ],
    ['a cancellation of nothing', 'not_found', onBooking('cancel', { refundKop: 0 })],
    ['a cancellation without a refund', 'invalid_request', onBooking('cancel', {})],
    ['a renewal of nothing', 'not_found', onBooking('renew', { totalKop: 1 })],
    ['a change of nothing, quoted', 'not_found', onBooking('quote', rentalOf('honda-fit'))],
    ['a model with a long name', 'not_found', () => provider.call('GET', `/sun/v2/cars/${'a'.repeat(5_000)}`)],
    ['a model with a NUL in its address', 'not_found', () => provider.call('GET', '/sun/v2/cars/a%00b')],
    ['a story with a NUL in its address', 'not_found', () => provider.call('GET', '/sun/v2/content/news/a%00b')],
    ['an unknown station', 'not_found', () => provider.call('GET', '/sun/fetchSettings/moscow')],
    ['an unknown address', 'not_found', () => provider.call('GET', '/sun/v3/cars')],
    ['another method', 'not_found', () => provider.call('PATCH', '/sun/v2/cars')],
    ['a broken address', 'invalid_request', () => provider.call('GET', '/sun/v2/cars/%zz')],
  ]

  it.each(rows)('%s is rejected as %s, and nothing is written', async (_, code, call) => {
    const tables = ['bookings', 'clients', 'idempotency_keys', 'consents', 'booking_status_history']
    const counts = () => Promise.all(tables.map((table) => count(provider, table)))
    const before = await counts()
    const response = await call()
    expect([response.json().error?.code, response.statusCode]).toEqual([code, STATUS_OF[code]])
    expect(response.json().error.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await counts()).toEqual(before)
  })

  it.each(['no colon', 'long header', 'two lengths', 'length and chunks', 'high bytes', 'nul'] as const)(
    'bytes that are no request get the contract’s failure too: %s',
    async (fault) => {
      const { app } = provider
      const url = app.server.listening ? app.listeningOrigin : await app.listen({ host: '127.0.0.1', port: 0 })
      const request = { method: 'GET', path: '/sun/v2/cars', headers: {}, payload: null }
      const response = await sendRaw(url, request, fault)
      // A byte beyond ASCII is part of a value: there the token is missing.
      const code = fault === 'high bytes' ? 'unauthenticated' : 'invalid_request'
      expect([response.status, Failure.parse(JSON.parse(response.body.toString())).error.code]).toEqual([
        STATUS_OF[code],
        code,
      ])
    },
  )

  it('gives a request one response, also when the rest of its body cannot be read', async () => {
    const { app } = provider
    const url = new URL(app.server.listening ? app.listeningOrigin : await app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(url.port), '127.0.0.1')
    socket.write('POST /sun/v2/quote HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
    let text = ''
    for await (const chunk of socket) {
      text += chunk
      socket.write('zz\r\nnothing')
    }
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401'])
  })

  it('names every rejected field, and repeats no value', async () => {
    const request = await provider.requestFor(rentalOf('honda-fit'))
    const bad = { ...request, isAdmin: true, driver: { ...request.driver, phone: '12345', email: 'secret-mail' } }
    const response = await provider.call('POST', '/sun/v2/bookings', bad, { 'idempotency-key': 'names-the-fields' })
    expect(Object.keys(response.json().error.fields).sort()).toEqual(['driver.email', 'driver.phone', 'isAdmin'])
    expect(response.body).not.toContain('secret-mail')
  })

  it('accepts a promo code of the search, which later features read', async () => {
    expect((await provider.call('GET', '/sun/v2/cars?pc=PORT3&p1=&p5=')).statusCode).toBe(200)
  })
})
