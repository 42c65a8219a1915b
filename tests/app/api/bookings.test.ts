import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATCH } from '@/app/api/bookings/[number]/route'
import { POST } from '@/app/api/bookings/route'
import { DOOR_LIMITS } from '@/lib/config/door-limits'
import { booking, holdRequest } from '@/tests/setup/sample-booking'

const KEY = 'q7Yx0c9-_Zk3mW1pRtA5vB8nE2sD4fG6hJ0lKuIoPyT'
const confirmation = {
  status: 'confirmed',
  payment: 'branch',
  consents: [{ document: 'public_offer', version: '2026-11-01' }],
}

/** The provider, replaced at `fetch`: the doors, the call and the contract are real. */
let provider: ReturnType<typeof vi.fn<typeof fetch>>
let visitor = 0

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  provider = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', provider)
  visitor += 1
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function answers(status: number, body: unknown): void {
  provider.mockImplementation(async () => Response.json(body, { status }))
}

function request(method: string, body: unknown, headers: Record<string, string> = {}): NextRequest {
  return new NextRequest('http://localhost:3000/api/bookings/', {
    method,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'idempotency-key': 'key-of-this-content',
      'x-client-ip': `192.0.2.${visitor}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const hold = (body: unknown, headers?: Record<string, string>) => POST(request('POST', body, headers))
const confirm = (number: string, body: unknown, headers?: Record<string, string>) =>
  PATCH(request('PATCH', body, headers), { params: Promise.resolve({ number }) })

async function codeOf(response: Response): Promise<string> {
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return ((await response.json()) as { error: { code: string } }).error.code
}

describe('POST /api/bookings', () => {
  it('answers 201 and gives the key to the cookie, never to the body', async () => {
    answers(201, { status: 'success', data: { booking, key: KEY } })
    const response = await hold(holdRequest)
    expect(response.status).toBe(201)
    expect(response.headers.get('set-cookie')).toMatch(new RegExp(`^booking_${booking.number}=${KEY}; .*HttpOnly`))
    expect(await response.text()).not.toContain(KEY)
  })

  it('passes the idempotency key and the address on', async () => {
    answers(201, { status: 'success', data: { booking, key: KEY } })
    await hold(holdRequest)
    const headers = provider.mock.calls[0]?.[1]?.headers
    expect(headers).toMatchObject({ 'idempotency-key': 'key-of-this-content', 'x-client-ip': `192.0.2.${visitor}` })
  })

  it.each([
    ['a foreign origin', holdRequest, { origin: 'https://evil.example' }, 403, 'forbidden'],
    ['its own name under another scheme', holdRequest, { origin: 'https://localhost:3000' }, 403, 'forbidden'],
    ['a cross-site fetch', holdRequest, { 'sec-fetch-site': 'cross-site' }, 403, 'forbidden'],
    ['a form body', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    ['65 KB', JSON.stringify({ fill: 'x'.repeat(65 * 1024) }), {}, 413, 'body_too_large'],
    ['broken JSON', '{"rental":', {}, 400, 'invalid_request'],
    ['an unknown field', { ...holdRequest, isAdmin: true }, {}, 400, 'invalid_request'],
    [
      'a name with digits',
      { ...holdRequest, driver: { ...holdRequest.driver, last_name: '123' } },
      {},
      400,
      'invalid_request',
    ],
    ['no idempotency key', holdRequest, { 'idempotency-key': '' }, 400, 'idempotency_key_missing'],
  ])('rejects %s before asking the provider', async (_case, body, headers, status, code) => {
    const response = await hold(body, headers)
    expect(response.status).toBe(status)
    expect(await codeOf(response)).toBe(code)
    expect(provider).not.toHaveBeenCalled()
  })

  it('counts attempts per address', async () => {
    answers(409, { status: 'error', error: { code: 'car_taken', message: '', requestId: '1' } })
    for (let sent = 0; sent < DOOR_LIMITS.holdCar.points; sent++) expect((await hold(holdRequest)).status).toBe(409)
    const refused = await hold(holdRequest)
    expect(refused.status).toBe(429)
    expect(await codeOf(refused)).toBe('too_many_requests')
    expect((await hold(holdRequest, { 'x-client-ip': '198.51.100.7' })).status).toBe(409)
  })

  it('counts the whole /64 of an IPv6 visitor as one', async () => {
    answers(409, { status: 'error', error: { code: 'car_taken', message: '', requestId: '1' } })
    const knock = (address: string) => hold(holdRequest, { 'x-client-ip': address })
    for (let sent = 0; sent < DOOR_LIMITS.holdCar.points; sent++)
      expect((await knock(`2001:db8:0:7::${sent.toString(16)}`)).status).toBe(409)
    expect((await knock('2001:db8:0:7:ffff::1')).status).toBe(429)
    expect((await knock('2001:0db8::7:1:2:3:4')).status).toBe(429)
    expect((await knock('2001:db8:0:8::1')).status).toBe(409)
  })

  it("passes the provider's refusal on with what its screen needs", async () => {
    const details = { oldTotalKop: 1_000_00, newTotalKop: 1_200_00 }
    answers(409, { status: 'error', error: { code: 'price_changed', message: 'm', requestId: '1', details } })
    const response = await hold(holdRequest)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'price_changed', details } })
  })

  it('answers 503 when the provider breaks the contract', async () => {
    answers(201, { status: 'success', data: { booking: { number: 1 } } })
    expect((await hold(holdRequest)).status).toBe(503)
  })
})

describe('PATCH /api/bookings/{number}', () => {
  const cookie = { cookie: `booking_${booking.number}=${KEY}` }

  it("confirms with the cookie's key and answers no more than the state", async () => {
    answers(200, { status: 'success', data: { ...booking, status: 'confirmed', holdUntil: null } })
    const response = await confirm(booking.number, confirmation, cookie)
    expect(await response.json()).toEqual({ status: 'success', data: { number: booking.number, status: 'confirmed' } })
    expect(provider.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-booking-key': KEY })
  })

  it.each([
    ['without a cookie', booking.number, {}],
    ['with the cookie of another booking', '7654321', cookie],
    ['for an impossible number', '../cars', cookie],
    ['with a cookie that is no key', booking.number, { cookie: `booking_${booking.number}=${'%D0%B6'.repeat(43)}` }],
  ])('answers 404 %s, without asking the provider', async (_case, number, headers) => {
    const response = await confirm(number, confirmation, headers)
    expect(response.status).toBe(404)
    expect(provider).not.toHaveBeenCalled()
  })

  it('passes an expired hold on', async () => {
    answers(410, { status: 'error', error: { code: 'hold_expired', message: '', requestId: '1' } })
    const response = await confirm(booking.number, confirmation, cookie)
    expect(response.status).toBe(410)
    expect(await codeOf(response)).toBe('hold_expired')
  })

  it.each([
    ['a foreign origin', confirmation, { ...cookie, origin: 'https://evil.example' }, 403],
    ['an unknown field', { ...confirmation, totalKop: 1 }, cookie, 400],
  ])('rejects %s', async (_case, body, headers, status) => {
    expect((await confirm(booking.number, body, headers)).status).toBe(status)
    expect(provider).not.toHaveBeenCalled()
  })
  it('counts what it cannot read as well', async () => {
    for (let sent = 0; sent < DOOR_LIMITS.patchBooking.points; sent++)
      expect((await confirm(booking.number, '{"status":', cookie)).status).toBe(400)
    expect((await confirm(booking.number, '{"status":', cookie)).status).toBe(429)
  })
})
