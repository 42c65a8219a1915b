import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as order } from '@/app/api/transfers/orders/route'
import { POST as quote } from '@/app/api/transfers/quote/route'
import { DOOR_LIMITS } from '@/lib/config/door-limits'

const CONSENTS = 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01'
const KEY = 'key-of-an-order-1'
const TRIP = {
  ...{ slug: 'toyota-crown', kind: 'hour', at: { date: '2026-12-05', time: '12:00' }, hours: 3, route: null },
  ...{ fromPlace: 'office', toPlace: null, back: null, passengers: 1, childSeats: 0 },
}
const PRICE = {
  lines: [{ code: 'hours', quantity: 3, unitKop: 190_000, amountKop: 570_000 }],
  ...{ totalKop: 570_000, hours: 3, isFrom: false },
}
const QUOTE = { price: PRICE, quoteToken: 'token.proof', expiresAt: '2026-12-01T00:00:00.000Z' }
const ORDER = {
  ...{ trip: TRIP, quoteToken: 'token.proof', fromAddress: '', toAddress: '', flight: '', sign: '' },
  ...{ driverLanguage: null, name: 'Анна', phone: '+79990000001', email: 'anna@example.ru', comment: '' },
  ...{ partner: 'hotel-amur', affiliate: false },
}

/** The provider, replaced at `fetch`: the doors, the calls and the contract are real. */
let provider: ReturnType<typeof vi.fn<typeof fetch>>
let visitor = 0

function answer(data: unknown, status = 200): void {
  provider = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data }, { status }))
  vi.stubGlobal('fetch', provider)
}

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  visitor += 1
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function requestOf(path: string, body: unknown, headers: Record<string, string> = {}): NextRequest {
  return new NextRequest(`http://localhost:3000/api/transfers/${path}/`, {
    method: 'POST',
    headers: {
      ...{ host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/json' },
      ...{ 'x-client-ip': `198.51.100.${visitor}`, ...headers },
    },
    body: JSON.stringify(body),
  })
}

const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code
const ordering = { 'x-consents': CONSENTS, 'idempotency-key': KEY }

describe('POST /api/transfers/quote', () => {
  it('passes the trip on and answers the price as the branch named it', async () => {
    answer(QUOTE)
    const response = await quote(requestOf('quote', TRIP))
    expect([response.status, await response.json()]).toEqual([200, { status: 'success', data: QUOTE }])
    const [url, init] = provider.mock.calls[0] ?? []
    expect(String(url)).toMatch(/\/sun\/v2\/transfers\/quote$/)
    expect(JSON.parse(String(init?.body))).toEqual(TRIP)
  })

  it.each([
    ['a price sent along', { ...TRIP, totalKop: 1 }],
    ['no hours', { ...TRIP, hours: 0 }],
    ['a kind of nobody', { ...TRIP, kind: 'flight' }],
    ['a moment without its time', { ...TRIP, at: { date: '2026-12-05' } }],
  ])('rejects %s without asking the branch', async (_, body) => {
    answer(QUOTE)
    expect(await codeOf(await quote(requestOf('quote', body)))).toBe('invalid_request')
    expect(provider).not.toHaveBeenCalled()
  })

  it('rejects another origin', async () => {
    answer(QUOTE)
    const response = await quote(requestOf('quote', TRIP, { origin: 'https://elsewhere.example' }))
    expect([response.status, provider.mock.calls.length]).toEqual([403, 0])
  })
})

describe('POST /api/transfers/orders', () => {
  it('passes order, key, consents, language, address and tracking on', async () => {
    answer({ number: 'T1234567', price: PRICE, startAt: '2026-12-05T02:00:00.000Z' }, 201)
    const headers = { ...ordering, 'accept-language': 'zh-CN', 'x-ym-uid': '17' }
    const response = await order(requestOf('orders', ORDER, headers))
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [url, init] = provider.mock.calls[0] ?? []
    expect(String(url)).toMatch(/\/sun\/v2\/transfers\/orders$/)
    expect(JSON.parse(String(init?.body))).toEqual(ORDER)
    expect(init?.headers).toMatchObject({
      ...{ authorization: 'Bearer token-of-the-test', 'accept-language': 'zh-CN', 'x-consents': CONSENTS },
      ...{ 'idempotency-key': KEY, 'x-client-ip': `198.51.100.${visitor}`, 'x-ym-uid': '17' },
    })
  })

  it.each([
    ['no key', { 'x-consents': CONSENTS }, ORDER, 'idempotency_key_missing'],
    ['no consents', { 'idempotency-key': KEY }, ORDER, 'consent_required'],
    ['a broken e-mail', ordering, { ...ORDER, email: 'anna@' }, 'invalid_request'],
    ['a field of its own', ordering, { ...ORDER, status: 'confirmed' }, 'invalid_request'],
  ])('rejects %s without asking the branch', async (_, headers, body, code) => {
    answer({})
    expect(await codeOf(await order(requestOf('orders', body, headers as Record<string, string>)))).toBe(code)
    expect(provider).not.toHaveBeenCalled()
  })

  it('hands on a changed price with both sums', async () => {
    const details = { oldTotalKop: 570_000, newTotalKop: 600_000 }
    const error = { code: 'price_changed', message: 'changed', requestId: 'r', details }
    vi.stubGlobal('fetch', async () => Response.json({ status: 'error', error }, { status: 409 }))
    const response = await order(requestOf('orders', ORDER, ordering))
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'price_changed', details } })
  })

  it('lets one network order only so often', async () => {
    answer({ number: 'T1234567', price: PRICE, startAt: '2026-12-05T02:00:00.000Z' }, 201)
    const { points } = DOOR_LIMITS.orderTransfer
    const statuses: number[] = []
    for (let sent = 0; sent <= points; sent++) statuses.push((await order(requestOf('orders', ORDER, ordering))).status)
    expect([statuses[points - 1], statuses[points]]).toEqual([201, 429])
  })
})
