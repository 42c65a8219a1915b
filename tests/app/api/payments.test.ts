import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as PAY_OWN } from '@/app/api/account/history/[number]/payments/route'
import { POST as PAY_BOOKING } from '@/app/api/bookings/[number]/payments/route'
import { GET } from '@/app/api/payments/[id]/route'
import { POST } from '@/app/api/payments/lookup/route'
import { POST as NOTIFY } from '@/app/api/payments/notifications/route'
import { POST as PAY } from '@/app/api/payments/route'
import { DOOR_LIMITS } from '@/lib/config/door-limits'

const ASKED = { purpose: 'booking', number: '1000123', fio: 'Ли' }
const FOUND = {
  purpose: 'booking',
  number: '1000123',
  car: 'Toyota RAV4',
  about: '',
  booking: { pickupAt: '2026-12-10T02:00:00Z', dropoffAt: '2026-12-14T02:00:00Z', status: 'confirmed' },
  totalKop: 2_000_000,
  paidKop: 500_000,
  dueKop: 1_500_000,
  prepayKop: 1_500_000,
  pending: null,
}
const ID = 'p'.repeat(22)
const PAYMENT = {
  ...{ id: ID, purpose: 'fine', number: 'DEMO-000501', amountKop: 50_000, state: 'pending', booking: null },
  ...{
    confirmationUrl: 'https://pay.example/1',
    isChecked: false,
    method: null,
    cardLast4: null,
    reason: null,
    refunds: [],
    receipt: null,
    debt: 'due',
  },
  ...{ createdAt: '2026-11-22T02:00:00Z', endedAt: null },
}
const ASKED_TO_PAY = {
  ...{ purpose: 'fine', number: 'DEMO-000501', fio: 'Ли', phone: '+79990000001', email: 'li@clients.example' },
  ...{ amountKop: 50_000, language: 'en', consents: [{ document: 'privacy_policy', version: '2026-11-01' }] },
}
const ONCE = { 'idempotency-key': 'key-of-the-test-1' }
const NOT_FOUND = { status: 'error', error: { code: 'not_found', message: '', requestId: '1' } }

/** The provider, replaced at `fetch`: the door, the call and the contract are real. */
let provider: ReturnType<typeof vi.fn<typeof fetch>>
let visitor = 0

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  provider = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data: FOUND }))
  vi.stubGlobal('fetch', provider)
  visitor += 1
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

type Route = (request: NextRequest) => Promise<Response>

function send(route: Route, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return route(
    new NextRequest(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/json',
        'x-client-ip': `203.0.113.${visitor}`,
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  )
}

const ask = (body: unknown, headers = {}) => send(POST, '/api/payments/lookup/', body, headers)
const answerWith = (data: unknown) =>
  provider.mockImplementation(async () => Response.json({ status: 'success', data }))
const asked = () => {
  const [url, init] = provider.mock.calls[0] ?? []
  const { pathname } = new URL(String(url))
  return { path: pathname, headers: init?.headers as Record<string, string>, body: JSON.parse(String(init?.body)) }
}

const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code

describe('POST /api/payments/lookup', () => {
  it('passes the question on with the token, and keeps the answer out of every cache', async () => {
    const response = await ask(ASKED)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await response.json()).toEqual({ status: 'success', data: FOUND })
    const [url, init] = provider.mock.calls[0] ?? []
    expect(String(url)).toMatch(/\/sun\/v2\/payments\/lookup$/)
    expect(JSON.parse(String(init?.body))).toEqual(ASKED)
    expect(init?.headers).toMatchObject({ authorization: 'Bearer token-of-the-test' })
  })

  it.each([
    ['what has nothing to look up', { ...ASKED, purpose: 'other' }, {}, 400, 'invalid_request'],
    ['no surname', { ...ASKED, fio: ' ' }, {}, 400, 'invalid_request'],
    ['a field of its own', { ...ASKED, key: 'x' }, {}, 400, 'invalid_request'],
    ['a foreign page', ASKED, { origin: 'https://evil.example' }, 403, 'forbidden'],
  ])('rejects %s without asking the provider', async (_, body, headers, status, code) => {
    const response = await ask(body, headers)
    expect([response.status, await codeOf(response)]).toEqual([status, code])
    expect(provider).not.toHaveBeenCalled()
  })

  it('cannot be used to guess: wrong pairs are counted, and then the provider is not asked', async () => {
    provider.mockImplementation(async () => Response.json(NOT_FOUND, { status: 404 }))
    const { points } = DOOR_LIMITS.lookUpPayment
    for (let sent = 0; sent < points; sent++)
      expect((await ask({ ...ASKED, fio: `Ли${'а'.repeat(sent + 1)}` })).status).toBe(404)
    const response = await ask(ASKED)
    expect([response.status, await codeOf(response)]).toEqual([429, 'too_many_requests'])
    expect(provider).toHaveBeenCalledTimes(points)
  })
})

describe('POST /api/payments', () => {
  it('passes the payment on with its key and the payer’s address, in his language', async () => {
    answerWith(PAYMENT)
    const response = await send(PAY, '/api/payments/', ASKED_TO_PAY, ONCE)
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'private, no-store'])
    expect(await response.json()).toEqual({ status: 'success', data: PAYMENT })
    const { path, headers, body } = asked()
    expect([path, body]).toEqual(['/sun/v2/payments', ASKED_TO_PAY])
    expect(headers).toMatchObject({ ...ONCE, 'accept-language': 'en', 'x-client-ip': `203.0.113.${visitor}` })
  })

  it.each([
    ['no key of its own', ASKED_TO_PAY, {}, 400, 'idempotency_key_missing'],
    ['no money', { ...ASKED_TO_PAY, amountKop: 0 }, ONCE, 400, 'invalid_request'],
    ['no e-mail for the receipt', { ...ASKED_TO_PAY, email: '' }, ONCE, 400, 'invalid_request'],
    ['a foreign page', ASKED_TO_PAY, { ...ONCE, 'sec-fetch-site': 'cross-site' }, 403, 'forbidden'],
  ])('rejects %s without asking the provider', async (_, body, headers, status, code) => {
    const response = await send(PAY, '/api/payments/', body, headers)
    expect([response.status, await codeOf(response)]).toEqual([status, code])
    expect(provider).not.toHaveBeenCalled()
  })

  it('tells the browser of the sum that has changed, and of the payment that has begun', async () => {
    const details = { dueKop: 100_000, prepayKop: 100_000 }
    provider.mockImplementation(async () =>
      Response.json(
        { status: 'error', error: { code: 'amount_changed', message: '', requestId: '1', details } },
        { status: 409 },
      ),
    )
    const response = await send(PAY, '/api/payments/', ASKED_TO_PAY, ONCE)
    expect(await response.json()).toMatchObject({ error: { code: 'amount_changed', details } })
  })
})

describe('POST …/{number}/payments', () => {
  const BODY = { amountKop: 50_000, language: 'ru', consents: [] }
  const KEY = 'k'.repeat(43)
  const params = { params: Promise.resolve({ number: '1000123' }) }
  const guest: Route = (request) => PAY_BOOKING(request, params)
  const own: Route = (request) => PAY_OWN(request, params)

  it('opens the booking with the key of its cookie', async () => {
    answerWith(PAYMENT)
    const response = await send(guest, '/api/bookings/1000123/payments/', BODY, {
      ...ONCE,
      cookie: `booking_1000123=${KEY}`,
    })
    expect(response.status).toBe(201)
    expect(asked()).toMatchObject({ path: '/sun/v2/bookings/1000123/payments', headers: { 'x-booking-key': KEY } })
  })

  it('does not know the booking without its key', async () => {
    const response = await send(guest, '/api/bookings/1000123/payments/', BODY, ONCE)
    expect([response.status, await codeOf(response)]).toEqual([404, 'not_found'])
    expect(provider).not.toHaveBeenCalled()
  })

  it('of an own booking takes cookie and token of the session instead, and neither alone', async () => {
    answerWith(PAYMENT)
    const cookie = `sid=${'s'.repeat(43)}`
    const authorization = `Bearer ${'t'.repeat(43)}`
    for (const half of [{ cookie }, { authorization }])
      expect((await send(own, '/api/account/history/1000123/payments/', BODY, { ...ONCE, ...half })).status).toBe(401)
    const response = await send(own, '/api/account/history/1000123/payments/', BODY, { ...ONCE, cookie, authorization })
    expect(response.status).toBe(201)
    const { path, headers } = asked()
    expect(path).toBe('/auth-client/history/1000123/payments')
    expect(headers).toMatchObject({ ...ONCE, authorization, 'x-session': 's'.repeat(43) })
  })
})

describe('GET /api/payments/{id}', () => {
  const read = (id: string) =>
    GET(
      new NextRequest(`http://localhost:3000/api/payments/${id}/`, {
        headers: { 'x-client-ip': `203.0.113.${visitor}` },
      }),
      { params: Promise.resolve({ id }) },
    )

  it('answers the true state, for nobody on the way to keep', async () => {
    answerWith(PAYMENT)
    const response = await read(ID)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await response.json()).toEqual({ status: 'success', data: PAYMENT })
  })

  it('keeps the id out of the log of what failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    provider.mockImplementation(async () => new Response(null, { status: 502 }))
    expect((await read(ID)).status).toBe(503)
    expect(log.mock.calls.flat().join()).toContain('/api/payments/[id]/')
    expect(log.mock.calls.flat().join()).not.toContain(ID)
  })

  it.each(['1', '../../sun/v2/cars', `${ID}x`])('asks the provider nothing for %s', async (id) => {
    expect((await read(id)).status).toBe(404)
    expect(provider).not.toHaveBeenCalled()
  })
})

describe('POST /api/payments/notifications', () => {
  const HINT = {
    type: 'notification',
    event: 'payment.succeeded',
    object: { id: '2d0f', status: 'succeeded', paid: true },
  }
  const notify = (body: unknown, headers = {}) => send(NOTIFY, '/api/payments/notifications/', body, headers)

  it('takes a hint from a program that is no page of ours, and hands on its id with the address alone', async () => {
    answerWith({})
    const response = await notify(HINT, { origin: 'https://gateway.example', 'sec-fetch-site': 'cross-site' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    const { path, headers, body } = asked()
    expect(path).toBe('/sun/v2/payments/notifications')
    expect(body).toEqual({ event: 'payment.succeeded', object: { id: '2d0f' } })
    expect(headers).toMatchObject({ 'x-client-ip': `203.0.113.${visitor}` })
  })

  it.each([
    ['the provider is away', 503, 'unavailable'],
    ['the provider does not want it', 403, 'forbidden'],
  ])('is no 200 when %s', async (_, status, code) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    provider.mockImplementation(async () =>
      Response.json({ status: 'error', error: { code, message: '', requestId: '1' } }, { status }),
    )
    expect((await notify(HINT)).status).toBe(status)
  })

  it.each([
    ['no hint', { event: 'x' }, 400],
    ['more than it can be', { ...HINT, description: 'x'.repeat(20_000) }, 413],
  ])('rejects %s', async (_, body, status) => {
    expect((await notify(body)).status).toBe(status)
    expect(provider).not.toHaveBeenCalled()
  })
})
