import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DOOR_LIMITS } from '@/lib/config/door-limits'

const OPAQUE = 'A'.repeat(43)
const [SESSION, CLIENT_TOKEN, DEVICE_TOKEN] = ['s', 'c', 'd'].map((letter) => letter.repeat(43))
const TRACKING = { 'x-sp-id': 'sp', 'x-ubtcid': 'ub', 'x-ym-uid': 'ym', 'x-referer': 'https://from.example/' }
const client = { id: 7, first_name: 'Мария', last_name: 'Лебедева', middle_name: '', bonus_miles: 120 }
const expiresAt = '2027-02-20T00:00:00.000Z'
const begun = { client, client_token: CLIENT_TOKEN, device_token: DEVICE_TOKEN, session: SESSION, expiresAt }
const NOTHING_AHEAD = {
  nextBooking: null,
  attention: { offers: 0, fines: 0, damages: 0, drivers: 0 },
  expiring: null,
}
const loyalty = { level: 'none', km: 0, days: 0, next: { level: 'bronze', km: 3000, days: 10 } }

const proved = { phone: '+79990000001', request: OPAQUE, code: '123456', password: 'correct horse' }
const DOORS = {
  code: { body: { purpose: 'registration', phone: '+79990000001' }, calls: 'requestCode' },
  registration: { body: proved, calls: 'register' },
  renew_password: { body: proved, calls: 'register' },
  login: { body: { phone: '+79990000001', password: 'x' }, calls: 'signIn' },
} as const
type Guest = keyof typeof DOORS
const GUEST = Object.keys(DOORS) as Guest[]

/** The provider, replaced at `fetch`: doors, calls and contract are real. */
let provider: ReturnType<typeof vi.fn<typeof fetch>>
let visitor = 0

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
  provider = vi.fn<typeof fetch>(async (url) => {
    const path = new URL(String(url)).pathname
    if (path.endsWith('/code')) return success({ request: OPAQUE, expiresInSeconds: 300, resendInSeconds: 60 })
    if (path.endsWith('/logout')) return success({ loggedOut: true })
    if (path.endsWith('/client')) return success({ ...client, loyalty, ...NOTHING_AHEAD })
    return success(begun)
  })
  vi.stubGlobal('fetch', provider)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  visitor += 1
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const success = (data: unknown) => Response.json({ status: 'success', data })
const failure = (status: number, code: string, details?: Record<string, number>) =>
  Response.json({ status: 'error', error: { code, message: code, requestId: '1', details } }, { status })

const ROUTES = {
  code: () => import('@/app/api/auth/code/route'),
  registration: () => import('@/app/api/auth/registration/route'),
  renew_password: () => import('@/app/api/auth/renew_password/route'),
  login: () => import('@/app/api/auth/login/route'),
  logout: () => import('@/app/api/auth/logout/route'),
}

function requestOf(door: string, init: { method: string; body?: string }, headers: Record<string, string>) {
  return new NextRequest(`http://localhost:3000/api/auth/${door}/`, {
    ...init,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'accept-language': 'en',
      'x-client-ip': `198.51.100.${visitor}`,
      'x-consents': 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01',
      ...headers,
    },
  })
}

async function knock(door: keyof typeof ROUTES, body: unknown, headers: Record<string, string> = {}) {
  const { POST } = await ROUTES[door]()
  return POST(requestOf(door, { method: 'POST', body: JSON.stringify(body) }, headers))
}

async function askClient(headers: Record<string, string>) {
  const { GET } = await import('@/app/api/auth/client/route')
  return GET(requestOf('client', { method: 'GET' }, headers))
}

const sent = () => {
  const [url, init] = provider.mock.lastCall ?? []
  return { path: new URL(String(url)).pathname, headers: new Headers(init?.headers), body: String(init?.body ?? '') }
}

describe.each(GUEST)('POST /api/auth/%s', (door) => {
  const { body, calls } = DOORS[door]

  it('passes the body on with the fixed token as bearer, the page’s language and the visitor’s address', async () => {
    const response = await knock(door, body)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { path, headers, body: passed } = sent()
    expect(path).toBe(`/auth-client/${door}`)
    expect(JSON.parse(passed)).toEqual(body)
    expect(headers.get('authorization')).toBe('Bearer token-of-the-test')
    expect(headers.get('accept-language')).toBe('en')
    expect(headers.get('x-client-ip')).toBe(`198.51.100.${visitor}`)
    expect(headers.has('x-consents')).toBe(door === 'registration')
  })

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }, body, 403],
    ['a foreign site', { 'sec-fetch-site': 'cross-site' }, body, 403],
    ['an unknown key', {}, { ...body, is_admin: true }, 400],
    ['an empty body', {}, {}, 400],
    ['a phone that is none', {}, { ...body, phone: 'x' }, 400],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, body, 415],
    ['a body over 64 KB', {}, { ...body, phone: `+${'7'.repeat(70_000)}` }, 413],
  ])('rejects %s without asking the provider', async (_, headers, tried, status) => {
    const response = await knock(door, tried, headers)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(provider).not.toHaveBeenCalled()
  })

  it('counts attempts by address and says when to come again', async () => {
    const { points } = DOOR_LIMITS[calls]
    for (let tried = 0; tried < points; tried += 1) await knock(door, body)
    const response = await knock(door, body)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await response.json()).error.details.retryAfterSeconds).toBeGreaterThan(0)
    expect(provider).toHaveBeenCalledTimes(points)
  })

  it('hands a rejection on with its details, and logs nothing of it', async () => {
    provider.mockResolvedValueOnce(failure(429, 'too_many_requests', { retryAfterSeconds: 90 }))
    const response = await knock(door, body)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '90'])
    expect(console.error).not.toHaveBeenCalled()
  })

  it.each([
    ['breaks the contract', () => success({}), 'unexpected'],
    ['has no code', () => new Response('Bad Gateway', { status: 502 }), 'unknown'],
  ])('tells an answer that %s from an outage', async (_, answer, fault) => {
    provider.mockResolvedValueOnce(answer())
    const response = await knock(door, body)
    expect(response.status).toBe(503)
    expect((await response.json()).error).toMatchObject({ code: 'unavailable', details: { fault } })
  })

  it('logs an outage without phone, password or code', async () => {
    provider.mockRejectedValueOnce(new TypeError('fetch failed'))
    const response = await knock(door, body)
    expect(response.status).toBe(503)
    const log = JSON.stringify(vi.mocked(console.error).mock.calls)
    expect(log).toContain('unavailable')
    for (const secret of ['79990000001', '123456', 'correct horse', OPAQUE]) expect(log).not.toContain(secret)
  })
})

describe('a session that begins', () => {
  // The environment is read once a module.
  afterEach(() => {
    vi.resetModules()
  })

  it.each(['registration', 'renew_password', 'login'] as const)(
    '%s tells the script the tokens and keeps the session in the cookie alone',
    async (door) => {
      const response = await knock(door, DOORS[door].body)
      const text = await response.text()
      expect(JSON.parse(text).data).toEqual({ client, client_token: CLIENT_TOKEN, device_token: DEVICE_TOKEN })
      expect(text).not.toContain(SESSION)
      expect(response.headers.get('set-cookie')).toContain(`sid=${SESSION}`)
    },
  )

  it.each([
    ['http://localhost:3000', 'localhost:3000', `sid=${SESSION}`, false],
    ['https://sun.example', 'sun.example', `__Host-sid=${SESSION}`, true],
  ])('on %s the cookie has its flags', async (site, host, pair, isSecure) => {
    vi.stubEnv('SITE_URL', site)
    vi.resetModules()
    const response = await knock('login', DOORS.login.body, { host, origin: site })
    const [cookie = '', ...more] = response.headers.getSetCookie()
    const [first, ...flags] = cookie.split('; ')
    expect(more).toEqual([])
    expect(first).toBe(pair)
    expect(flags).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=lax']))
    expect(flags.includes('Secure')).toBe(isSecure)
    expect(flags).toContain(`Expires=${new Date(expiresAt).toUTCString()}`)
    expect(cookie).not.toMatch(/Domain/i)
  })
})

describe('a session that is overwritten', () => {
  afterEach(() => {
    vi.resetModules()
  })

  it.each(['registration', 'renew_password', 'login'] as const)('%s names it to the provider', async (door) => {
    await knock(door, DOORS[door].body, { cookie: `sid=${OPAQUE}` })
    expect(sent().headers.get('x-session')).toBe(OPAQUE)
    expect(sent().headers.get('authorization')).toBe('Bearer token-of-the-test')
    for (const cookie of ['', 'sid=x', `__Host-sid=${OPAQUE}`, `sid=${OPAQUE.slice(1)}%0a`]) {
      await knock(door, DOORS[door].body, { cookie })
      expect(sent().headers.has('x-session'), cookie).toBe(false)
    }
  })

  it('has another name on https', async () => {
    vi.stubEnv('SITE_URL', 'https://sun.example')
    vi.resetModules()
    const cookie = `sid=${SESSION}; __Host-sid=${OPAQUE}`
    await knock('login', DOORS.login.body, { host: 'sun.example', origin: 'https://sun.example', cookie })
    expect(sent().headers.get('x-session')).toBe(OPAQUE)
  })
})

describe('GET /api/auth/client', () => {
  const both = { cookie: `sid=${SESSION}`, authorization: `Bearer ${CLIENT_TOKEN}` }

  it('answers the five fields that a browser may keep, for cookie and bearer together', async () => {
    const response = await askClient(both)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({ status: 'success', data: client })
    const { path, headers } = sent()
    expect(path).toBe('/auth-client/client')
    expect(headers.get('x-app-token')).toBe('token-of-the-test')
    expect(headers.get('x-session')).toBe(SESSION)
    expect(headers.get('authorization')).toBe(`Bearer ${CLIENT_TOKEN}`)
  })

  it('passes the tracking values on', async () => {
    await askClient({ ...both, ...TRACKING })
    expect(Object.fromEntries(sent().headers)).toMatchObject(TRACKING)
  })

  it.each([
    ['nothing', {}],
    ['the cookie alone', { cookie: both.cookie }],
    ['the bearer alone', { authorization: both.authorization }],
    ['a cookie that cannot be one', { ...both, cookie: 'sid=x' }],
    ['the fixed token as bearer', { ...both, authorization: 'Bearer token-of-the-test' }],
    ['the cookie of an https site', { ...both, cookie: `__Host-sid=${SESSION}` }],
  ])('is closed to %s, and the provider is not asked', async (_, headers) => {
    const response = await askClient(headers)
    expect(response.status).toBe(401)
    expect(provider).not.toHaveBeenCalled()
  })

  it('is closed to a page of another site', async () => {
    expect((await askClient({ ...both, origin: 'https://evil.example' })).status).toBe(403)
    expect((await askClient({ ...both, 'sec-fetch-site': 'same-site' })).status).toBe(403)
  })
})

describe('POST /api/auth/logout', () => {
  const signedIn = { cookie: `sid=${SESSION}`, authorization: `Bearer ${CLIENT_TOKEN}` }
  const isGone = (response: Response) =>
    /^sid=; .*Expires=Thu, 01 Jan 1970/.test(response.headers.get('set-cookie') ?? '')
  const loggedCodes = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line).code)

  it('ends the session at the provider and takes the cookie back', async () => {
    const response = await knock('logout', {}, signedIn)
    expect(response.status).toBe(200)
    expect(isGone(response)).toBe(true)
    expect(sent().path).toBe('/auth-client/logout')
    expect(sent().headers.get('x-session')).toBe(SESSION)
  })

  it('makes the browser forget the pages that it keeps, and neither storage nor cookies', async () => {
    expect((await knock('logout', {}, signedIn)).headers.get('clear-site-data')).toBe('"cache"')
    const entered = await knock('login', DOORS.login.body, {})
    expect([entered.status, entered.headers.get('clear-site-data')]).toEqual([200, null])
  })

  it('takes the cookie back with the provider down, and ends the session once it is there again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    provider.mockRejectedValueOnce(new TypeError('fetch failed'))
    const response = await knock('logout', {}, signedIn)
    expect([response.status, isGone(response)]).toEqual([200, true])
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain(SESSION)
    expect(provider).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(() => expect(provider).toHaveBeenCalledTimes(2))
    expect(sent().headers.get('x-session')).toBe(SESSION)
    vi.useRealTimers()
  })

  it('passes the tracking values on, and keeps nothing else of the visitor for later', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    provider.mockRejectedValueOnce(new TypeError('fetch failed'))
    await knock('logout', {}, { ...signedIn, ...TRACKING })
    const first = Object.fromEntries(sent().headers)
    expect(first).toMatchObject(TRACKING)
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(() => expect(provider).toHaveBeenCalledTimes(2))
    expect(Object.fromEntries(sent().headers)).toEqual(first)
    expect(first).not.toHaveProperty('cookie')
    vi.useRealTimers()
  })

  it.each([
    ['has a fault of its own', 500, 'internal', 3],
    ['is asked too often', 429, 'too_many_requests', 3],
    ['knows no such session', 401, 'unauthenticated', 2],
    ['cannot read the session', 400, 'invalid_request', 2],
  ])('tries later as long as there may be something to end: the provider %s', async (_, status, code, times) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    provider.mockRejectedValueOnce(new TypeError('fetch failed')).mockResolvedValueOnce(failure(status, code))
    await knock('logout', {}, signedIn)
    for (let round = 0; round < 3; round += 1) await vi.advanceTimersByTimeAsync(5_000)
    expect(provider).toHaveBeenCalledTimes(times)
    expect(loggedCodes()).toEqual(['unavailable', code])
    vi.useRealTimers()
  })

  it('takes the cookie back from whoever knocks too often, and ends the session a few seconds later', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { points } = DOOR_LIMITS.signOut
    for (let tried = 0; tried < points; tried += 1) await knock('logout', {}, signedIn)
    const own = 'o'.repeat(43)
    expect(isGone(await knock('logout', {}, { ...signedIn, cookie: `sid=${own}` }))).toBe(true)
    expect(provider).toHaveBeenCalledTimes(points)
    expect(loggedCodes()).toEqual([])
    await vi.advanceTimersByTimeAsync(5_000)
    await vi.waitFor(() => expect(provider).toHaveBeenCalledTimes(points + 1))
    expect(sent().headers.get('x-session')).toBe(own)
    vi.useRealTimers()
  })

  it('ends the session of one network, though another one signs a thousand invented sessions out', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    provider.mockRejectedValueOnce(new TypeError('fetch failed'))
    await knock('logout', {}, { ...signedIn, 'x-client-ip': '198.51.100.7' })
    const { logOutLater } = await import('@/lib/api/auth-late-logouts')
    for (let tried = 0; tried < 1_001; tried += 1)
      logOutLater({ id: `invented ${tried}`, clientToken: null }, {}, '203.0.113.9')
    await vi.advanceTimersByTimeAsync(5_000)
    const ended = () => provider.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-session'))
    await vi.waitFor(() => expect(ended().slice(1)).toContain(SESSION))
    vi.useRealTimers()
  })

  it('signs nobody out for another site', async () => {
    const response = await knock('logout', {}, { ...signedIn, origin: 'https://evil.example' })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
    expect((await knock('logout', { all: true }, signedIn)).status).toBe(400)
    expect(provider).not.toHaveBeenCalled()
  })
})
