import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST as cancel } from '@/app/api/bookings/[number]/cancel/route'
import { POST as link } from '@/app/api/bookings/[number]/link/route'
import { POST as quoteChange } from '@/app/api/bookings/[number]/quote/route'
import { POST as renew } from '@/app/api/bookings/[number]/renew/route'
import { PATCH } from '@/app/api/bookings/[number]/route'
import { POST as hold } from '@/app/api/bookings/route'
import { POST as promo } from '@/app/api/promo/route'
import { POST as quote } from '@/app/api/quotes/route'
import { DOOR_LIMITS } from '@/lib/config/door-limits'
import { booking, holdRequest } from '@/tests/setup/sample-booking'
import { quote as sampleQuote } from '@/tests/setup/sample-provider'

const KEY = 'q7Yx0c9-_Zk3mW1pRtA5vB8nE2sD4fG6hJ0lKuIoPyT'
const NEW_KEY = 'A7Yx0c9-_Zk3mW1pRtA5vB8nE2sD4fG6hJ0lKuIoPyT'
const VISIT = 'v'.repeat(32)
const { rental, driver } = holdRequest
const outcome = {
  code: 'PORT3',
  state: 'accepted',
  percent: 3,
  statedPercent: 3,
  minDays: null,
  rentalFrom: null,
  rentalTo: null,
  classes: [],
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

const answers = (data: unknown) =>
  provider.mockImplementation(async () => Response.json({ status: 'success', data }, { status: 200 }))
const refuses = (status: number, code: string, details = {}) =>
  provider.mockImplementation(async () =>
    Response.json({ status: 'error', error: { code, message: '', requestId: '1', details } }, { status }),
  )

type Headers = Record<string, string>

function request(body: unknown, headers: Headers = {}): NextRequest {
  return new NextRequest('http://localhost:3000/api/', {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'idempotency-key': 'key-of-this-sending',
      'x-client-ip': `198.51.100.${visitor}`,
      ...headers,
    },
    body: JSON.stringify(body),
  })
}

const cookie = { cookie: `booking_${booking.number}=${KEY}; visit=${VISIT}` }
const params = { params: Promise.resolve({ number: booking.number }) }
const change = { rental, quoteToken: 'token', extraDrivers: [], flight: '' }

/** Doors of a booking: with what they are asked, and what the provider hears. */
const OF_BOOKING = [
  { name: 'renew', call: renew, body: { totalKop: 1_316_700 }, path: '/renew', data: { booking, key: NEW_KEY } },
  { name: 'cancel', call: cancel, body: { refundKop: 0 }, path: '/cancel', data: booking },
  { name: 'quote', call: quoteChange, body: rental, path: '/quote', data: { ...sampleQuote, differenceKop: 5 } },
  { name: 'change', call: PATCH, body: change, path: '', data: booking },
]

describe.each(OF_BOOKING)('the door of $name', ({ call, body, path, data }) => {
  it("asks with the cookie's key and answers nothing that others may keep", async () => {
    answers(data)
    const response = await call(request(body, cookie), params)
    expect(response.ok).toBe(true)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [url, init] = provider.mock.calls[0] ?? []
    expect(new URL(String(url)).pathname).toBe(`/sun/v2/bookings/${booking.number}${path}`)
    expect(init?.headers).toMatchObject({ 'x-booking-key': KEY })
    expect(JSON.parse(String(init?.body))).toEqual(body)
    const text = await response.text()
    expect(text).not.toContain(KEY)
    expect(text).not.toContain(driver.phone)
  })

  it.each([
    ['nobody who lacks the key', body, {}, 404],
    ['no foreign page', body, { ...cookie, origin: 'https://evil.example' }, 403],
    ['no unknown field', { ...body, isAdmin: true }, cookie, 400],
  ])('serves %s', async (_case, asked, headers, status) => {
    expect((await call(request(asked, headers), params)).status).toBe(status)
    expect(provider).not.toHaveBeenCalled()
  })
})

describe('POST /api/bookings/{number}/renew', () => {
  it('gives the key of a new booking to its cookie', async () => {
    answers({ booking: { ...booking, number: '7654321' }, key: NEW_KEY })
    const response = await renew(request({ totalKop: 1 }, cookie), params)
    expect(response.headers.get('set-cookie')).toContain(`booking_7654321=${NEW_KEY}`)
    expect(await response.json()).toMatchObject({ data: { number: '7654321', status: 'held' } })
  })

  it('needs an idempotency key', async () => {
    const response = await renew(request({ totalKop: 1 }, { ...cookie, 'idempotency-key': '' }), params)
    expect(response.status).toBe(400)
    expect(provider).not.toHaveBeenCalled()
  })
})

describe('POST /api/bookings/{number}/link', () => {
  it("gives the cookie's holder the secret link, and nobody on the way a copy", async () => {
    answers(booking)
    const response = await link(request({}, cookie), params)
    expect(provider.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-booking-key': KEY })
    expect(await response.json()).toEqual({
      status: 'success',
      data: { href: `/status/success/?booking=${booking.number}&key=${KEY}` },
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    ['nobody who lacks the key', {}, {}, 404],
    ['nobody with the key of another booking', {}, { cookie: `booking_7654321=${KEY}` }, 404],
    ['no foreign page', {}, { ...cookie, origin: 'https://evil.example' }, 403],
    ['no unknown field', { isAdmin: true }, cookie, 400],
  ])('serves %s', async (_case, asked, headers, status) => {
    const response = await link(request(asked, headers), params)
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain(KEY)
  })

  it('has none for a key that opens nothing', async () => {
    refuses(404, 'not_found')
    const response = await link(request({}, cookie), params)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain(KEY)
  })

  it('counts attempts', async () => {
    answers(booking)
    for (let sent = 0; sent < DOOR_LIMITS.createLink.points; sent++) {
      expect((await link(request({}, cookie), params)).status).toBe(200)
    }
    expect((await link(request({}, cookie), params)).status).toBe(429)
  })
})

describe('the visit', () => {
  it('is given to a browser that has none, and told to the branch', async () => {
    answers({ booking, key: KEY })
    const response = await hold(request(holdRequest))
    const given = /visit=([\w-]{32}); Path=\/; HttpOnly; SameSite=lax/i.exec(response.headers.get('set-cookie') ?? '')
    expect(given).not.toBeNull()
    expect(provider.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-visitor': given?.[1] })
  })

  it('stays the same while the browser runs, also for a renewal', async () => {
    answers({ booking, key: KEY })
    await hold(request(holdRequest, cookie))
    await renew(request({ totalKop: 1 }, cookie), params)
    for (const [, init] of provider.mock.calls) expect(init?.headers).toMatchObject({ 'x-visitor': VISIT })
  })
})

describe('rejections', () => {
  it('carry the facts that the branch gave with them', async () => {
    const details = { oldRefundKop: 0, newRefundKop: 100 }
    refuses(409, 'refund_changed', details)
    const response = await cancel(request({ refundKop: 0 }, cookie), params)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ error: { code: 'refund_changed', details } })
  })
})

describe.each([
  { name: 'quotes', call: quote, body: rental, path: '/sun/v2/quote', data: sampleQuote },
  {
    name: 'promo',
    call: promo,
    body: { code: 'PORT3', rental },
    path: '/sun/v2/promo/check',
    data: { promo: outcome, kept: 'PORT3' },
  },
])('POST /api/$name', ({ call, body, path, data }) => {
  it("answers in the page's language", async () => {
    answers(data)
    const response = await call(request(body, { 'accept-language': 'zh-CN' }))
    expect(await response.json()).toEqual({ status: 'success', data })
    const [url, init] = provider.mock.calls[0] ?? []
    expect(new URL(String(url)).pathname).toBe(path)
    expect(init?.headers).toMatchObject({ 'accept-language': 'zh-CN' })
  })

  it("takes a browser's own list of languages for Russian", async () => {
    answers(data)
    await call(request(body, { 'accept-language': 'fr-FR,fr;q=0.9' }))
    expect(provider.mock.calls[0]?.[1]?.headers).toMatchObject({ 'accept-language': 'ru' })
  })

  it('serves no foreign page', async () => {
    expect((await call(request(body, { 'sec-fetch-site': 'cross-site' }))).status).toBe(403)
    expect(provider).not.toHaveBeenCalled()
  })
})

describe('POST /api/promo', () => {
  it('counts the present code too: the answer says which one is kept', async () => {
    answers({ promo: outcome, kept: '' })
    const knock = (n: number) => promo(request({ code: 'PORT3', rental: { ...rental, pc: `GUESS${n}` } }))
    const { points } = DOOR_LIMITS.checkPromo
    for (let sent = 1; sent < points; sent++) expect((await knock(sent)).status).toBe(200)
    expect((await knock(points)).status).toBe(429)
  })
})

describe.each([
  { name: 'promo', door: (pc: string) => promo(request({ code: pc, rental })) },
  { name: 'quotes', door: (pc: string) => quote(request({ ...rental, pc })) },
  { name: 'bookings/{number}/quote', door: (pc: string) => quoteChange(request({ ...rental, pc }, cookie), params) },
])('a code at the door of $name', ({ name, door }) => {
  const data = { promo: { promo: outcome, kept: 'PORT3' }, quotes: sampleQuote }[name]

  it('cannot be guessed: ever new ones are counted, one that was counted is free', { timeout: 30_000 }, async () => {
    answers(data ?? { ...sampleQuote, differenceKop: 5 })
    const { points } = DOOR_LIMITS.checkPromo
    for (let sent = 0; sent < points; sent++) expect((await door(`GUESS${sent}`)).status).toBe(200)
    expect((await door('GUESS0')).status).toBe(200)
    const asked = provider.mock.calls.length
    expect((await door('ANOTHER')).status).toBe(429)
    expect(provider).toHaveBeenCalledTimes(asked)
    // The same network at another door.
    expect((await quote(request({ ...rental, pc: 'ANOTHER' }))).status).toBe(429)
    answers(sampleQuote)
    expect((await quote(request({ ...rental, pc: '' }))).status).toBe(200)
  })
})
