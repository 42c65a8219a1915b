import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest, NextResponse } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { INTERNAL_HEADER, internalToken } from '@/lib/routing/internal-pages'
import { DOOR_REQUESTS } from '@/tests/setup/sample-doors'
import { settings } from '@/tests/setup/sample-settings'

type Handler = (request: NextRequest, context: { params: Promise<Record<string, string>> }) => Promise<Response>

const HTTPS = 'https://rent.example'
const HTTP = 'http://localhost:3000'
const NUMBER = '1234567'

/** Has every field that a handler reads of the provider's response. */
const DATA = {
  ...{ number: NUMBER, status: 'held', holdUntil: null, key: 'n'.repeat(43), token: 'f'.repeat(43) },
  ...{ session: 'S'.repeat(43), expiresAt: '2027-02-20T00:00:00.000Z', id: 7, items: [] },
  ...{ startsAt: '2026-12-05T02:00:00.000Z', endsAt: null, title: 'T', lead: 'L', place: null, tag: 'branch' },
  booking: { number: NUMBER, status: 'held', holdUntil: null },
}

/** Cookies that open something: a visitor who has one is somebody. */
const SECRETS = ['sid', 'visit', `booking_${NUMBER}`]

/** Which responses give one. A door that is not here gives none. */
const GIVERS = {
  'DELETE account/profile': ['sid'],
  'GET bookings/[number]/key': [`booking_${NUMBER}`],
  'POST account/profile/password': ['sid'],
  'POST account/profile/step_up': ['sid'],
  'POST auth/login': ['sid'],
  'POST auth/logout': ['sid'],
  'POST auth/registration': ['sid'],
  'POST auth/renew_password': ['sid'],
  'POST bookings': [`booking_${NUMBER}`, 'visit'],
  'POST bookings/[number]/renew': [`booking_${NUMBER}`, 'visit'],
}

/**
 * Every file that writes a cookie. What scripts write they also read, and it opens nothing: the answer to the notice, the
 * language of messages, where the visit came from (specification §2, §9).
 */
const WRITERS = [
  'app/api/bookings/[number]/key/route.ts',
  'components/layout/visit/locale-cookie.tsx',
  'lib/api/doors/responses.ts',
  'lib/bookings/owner-link.ts',
  'lib/tracking/initial-referer.ts',
  'lib/tracking/start-tracking.ts',
  'public/assets/boot.js',
  'server/front/serve-page.ts',
  'server/front/visit-cookie.ts',
]

vi.mock('@/lib/limits/count-attempt', () => ({ countAttempt: async () => null, countCodes: async () => null }))
vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru', getTranslations: async () => (key: string) => key }))
// What the contract says of a response is another test's.
vi.mock('@/provider/contract/envelope', async (original) => ({
  ...(await original<typeof import('@/provider/contract/envelope')>()),
  success: () => ({ safeParse: (payload: unknown) => ({ success: true, data: payload }) }),
}))
vi.mock('@/lib/api/auth-late-logouts', () => ({ logOutLater: () => undefined }))

let isAway = false

beforeEach(() => {
  isAway = false
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const provider = async (url: unknown) => {
    if (isAway) throw new TypeError('fetch failed')
    return Response.json({ status: 'success', data: String(url).includes('/fetchSettings/') ? settings : DATA })
  }
  vi.stubGlobal('fetch', vi.fn(provider))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
})

/** It names the header to hide it in logs. */
const HIDES = 'provider/contract/rules/log-policy.ts'

describe('every cookie that a response gives', () => {
  it.each([
    { site: HTTPS, prefix: '__Host-', secure: ['Secure'] },
    { site: HTTP, prefix: '', secure: [] },
  ])('is of $site alone and out of reach of scripts, when it opens something', async ({ site, prefix, secure }) => {
    const given = await knockEverywhere(site)
    const names = Object.fromEntries(
      [...given]
        .map(([door, cookies]) => [door, cookies.map(({ name }) => name).sort()])
        .filter(([, all]) => all?.length),
    )
    const expected = Object.entries(GIVERS).map(([door, all]) => [door, all.map((name) => prefix + name).sort()])
    expect(names).toEqual(Object.fromEntries(expected))
    const secrets = SECRETS.map((name) => prefix + name)
    for (const [door, cookies] of given)
      for (const { name, flags } of cookies) {
        expect(secrets, door).toContain(name)
        const lifetime = flags.filter((flag) => !/^(Expires|Max-Age)=/.test(flag))
        expect(lifetime.sort(), `${door} ${name}`).toEqual(['HttpOnly', 'Path=/', 'SameSite=lax', ...secure].sort())
      }
  })

  it.each([
    { site: HTTPS, name: '__Host-not_mine', secure: ['Secure'] },
    { site: HTTP, name: 'not_mine', secure: [] },
  ])('of a link to the owner of a phone is of $site alone, and is read under its own name', async (expected) => {
    stubSite(expected.site)
    const { exchangeOwnerToken, readOwnerToken } = await import('@/lib/bookings/owner-link')
    const token = `${NUMBER}.${'o'.repeat(22)}`
    const link = new NextRequest(`${expected.site}/status/success/?phone=not-mine&key=${token}`)
    const given = (exchangeOwnerToken(link)?.headers.getSetCookie() ?? []).map(readCookie)
    expect(given.map(({ name }) => name)).toEqual([expected.name])
    expect(given[0]?.flags.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=lax', ...expected.secure].sort())
    const tokenIn = (cookie: string) =>
      readOwnerToken({ get: (asked) => (asked === cookie ? { value: token } : undefined) })
    expect(tokenIn(expected.name)).toBe(token)
    expect(tokenIn(expected.site === HTTPS ? 'not_mine' : '__Host-not_mine')).toBeNull()
  })

  it('comes with no failure', async () => {
    isAway = true
    const given = await knockEverywhere(HTTPS)
    const givers = [...given].filter(([, cookies]) => cookies.length > 0).map(([door]) => door)
    // A logout ends in the browser, whatever the provider does.
    expect(givers).toEqual(['POST auth/logout'])
  })

  it('for where a visit came from goes over https only, for a day', async () => {
    stubSite(HTTPS)
    const { noteInitialReferer } = await import('@/lib/tracking/initial-referer')
    const { visitCookie } = await import('@/server/front/visit-cookie')
    const from = { host: 'rent.example', referer: 'https://ya.ru/' }
    const rendered = new NextResponse()
    noteInitialReferer(new NextRequest(`${HTTPS}/rent/`, { headers: from }), rendered)
    const texts = [...rendered.headers.getSetCookie(), visitCookie(from, HTTPS) ?? '']
    expect(texts).toHaveLength(2)
    for (const { name, flags } of texts.map(readCookie)) {
      expect(name).toBe('initial_referer')
      const others = flags.filter((flag) => !flag.startsWith('Expires='))
      expect(others.sort()).toEqual(['Max-Age=86400', 'Path=/', 'SameSite=lax', 'Secure'])
    }
  })

  it('is written in one of the files that are looked at here', () => {
    const writes =
      /cookies\.set\(|Cookies\.set\(|['"]set-cookie['"],|Path=\/; Max-Age|document\.cookie\s*=|cookieStore\.set/i
    const folders = ['app', 'components', 'lib', 'server', 'provider', 'telemetry', 'public']
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    const sources = [...files, 'middleware.ts', 'instrumentation-client.ts'].filter((file) => /\.(tsx?|js)$/.test(file))
    const found = sources.filter((file) => file !== HIDES && writes.test(readFileSync(file, 'utf8')))
    expect(found.sort()).toEqual(WRITERS)
  })

  it.each(['components/layout/visit/locale-cookie.tsx', 'lib/tracking/start-tracking.ts', 'public/assets/boot.js'])(
    'by a script of a page goes over https only, and to no other site: %s',
    (file) => {
      const text = readFileSync(file, 'utf8')
      expect(text).toMatch(/SameSite[=:] ?'?Lax/i)
      expect(text).toMatch(/location\.protocol === 'https:'/)
    },
  )
})

function stubSite(site: string): void {
  vi.stubEnv('SITE_URL', site)
  vi.resetModules()
}

/** The cookies of a good request to every door, by door. */
async function knockEverywhere(site: string): Promise<Map<string, Cookie[]>> {
  stubSite(site)
  const given = new Map<string, Cookie[]>()
  for (const [door, { body, param = {}, query = '' }] of Object.entries(DOOR_REQUESTS)) {
    const [method = '', folder = ''] = door.split(' ')
    const handlers: Record<string, Handler> = await import(
      /* @vite-ignore */ join(process.cwd(), 'app/api', folder, 'route.ts')
    )
    const request = new NextRequest(`${site}/api/${folder}/${query}`, {
      method,
      headers: headersOf(site),
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    const response = await handlers[method]?.(request, { params: Promise.resolve(param) }).catch(
      () => new NextResponse(),
    )
    given.set(door, response?.headers.getSetCookie().map(readCookie) ?? [])
  }
  return given
}

function headersOf(site: string): Record<string, string> {
  const prefix = site.startsWith('https:') ? '__Host-' : ''
  return {
    ...{ host: new URL(site).host, origin: site, 'content-type': 'application/json', 'accept-language': 'en' },
    ...{ 'x-client-ip': '198.51.100.1', authorization: `Bearer ${'t'.repeat(43)}`, 'x-return-to': '/status/success/' },
    ...{
      'x-booking-key': 'k'.repeat(43),
      'idempotency-key': 'key-of-this-sending',
      [INTERNAL_HEADER]: internalToken(),
    },
    'x-consents': 'privacy_policy@2026-11-01',
    cookie: `${prefix}sid=${'s'.repeat(43)}; ${prefix}booking_${NUMBER}=${'k'.repeat(43)}`,
  }
}

type Cookie = { name: string; flags: string[] }

function readCookie(text: string): Cookie {
  const [pair = '', ...flags] = text.split('; ')
  return { name: pair.slice(0, pair.indexOf('=')), flags }
}
