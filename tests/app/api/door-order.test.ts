import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { INTERNAL_HEADER, internalToken } from '@/lib/routing/internal-pages'
import { DOOR_REQUESTS, type DoorRequest } from '@/tests/setup/sample-doors'
import { settings } from '@/tests/setup/sample-settings'
import expected from './door-table.json' with { type: 'json' }

type Handler = (request: NextRequest, context: { params: Promise<Record<string, string>> }) => Promise<Response>

const NUMBER = '1234567'
const SITE = 'http://localhost:3000'
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Has every field that a handler reads of the provider's response. */
const DATA = {
  ...{ number: NUMBER, status: 'held', holdUntil: null, key: 'n'.repeat(43), token: 'f'.repeat(43) },
  ...{ session: 'S'.repeat(43), expiresAt: '2027-02-20T00:00:00.000Z', id: 7, items: [] },
  ...{ startsAt: '2026-12-05T02:00:00.000Z', endsAt: null, title: 'T', lead: 'L', place: null, tag: 'branch' },
  address: 'otpauth://totp/x',
  booking: { number: NUMBER, status: 'held', holdUntil: null },
}

const limits = vi.hoisted(() => ({ counted: [] as string[], reached: new Set<string>() }))

vi.mock('@/lib/limits/count-attempt', () => {
  const count = (name: string) => {
    limits.counted.push(name)
    return limits.reached.has(name) ? 1000 : null
  }
  return {
    countAttempt: async (door: string) => count(door),
    countCodes: async (codes: string[]) => count(`codes(${codes})`),
  }
})
// Exists only inside Next; nobody reads a text here.
vi.mock('next-intl/server', () => ({
  getLocale: async () => 'ru',
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string) =>
      `${locale} ${key}`,
}))

// What the contract says of a response is another test's.
vi.mock('@/provider/contract/envelope', async (original) => ({
  ...(await original<typeof import('@/provider/contract/envelope')>()),
  success: () => ({ safeParse: (payload: unknown) => ({ success: true, data: payload }) }),
}))

// Tries again after some seconds, and would log amid the requests of another door.
vi.mock('@/lib/api/auth-late-logouts', () => ({ logOutLater: () => undefined }))

// Or the responses of one request would depend on those before it.
vi.mock('opossum', () => ({
  default: class {
    readonly fire: <Result>(send: () => Result) => Result
    constructor(send: <Result>(send: () => Result) => Result) {
      this.fire = send
    }
  },
}))

let provider: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  vi.stubEnv('SITE_URL', SITE)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:00:00Z') })
  provider = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', provider)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** What may be wrong with a request; the last two are the provider's. */
const FAULTS = [
  ...['origin', 'session', 'key', 'internal', 'media type', 'size', 'json', 'body', 'idempotency key', 'consents'],
  ...['address', 'query', 'rejected', 'away'],
]

/** Headers that every failure has. */
const OF_FAILURES = ['cache-control=private, no-store', 'content-type=application/json']

const DOORS = Object.keys(DOOR_REQUESTS)

it('knows every handler under app/api', async () => {
  const handlers = await Promise.all(
    readdirSync('app/api', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('route.ts'))
      .map(async (file) => {
        const folder = file.replace(/\/route\.ts$/, '')
        const exported = Object.keys(await load(folder))
        return METHODS.filter((method) => exported.includes(method)).map((method) => `${method} ${folder}`)
      }),
  )
  expect(handlers.flat().sort()).toEqual([...DOORS].sort())
  expect(Object.keys(expected).sort()).toEqual([...DOORS].sort())
})

it.each(DOORS)('%s checks in the same order, asks the provider the same, responds the same', async (door) => {
  expect(await describeDoor(door)).toEqual((expected as Record<string, unknown>)[door])
})

function load(folder: string): Promise<Record<string, Handler>> {
  return import(/* @vite-ignore */ join(process.cwd(), 'app/api', folder, 'route.ts'))
}

/** Takes one error after the other away: the one whose absence changes the outcome is the one that is checked first. */
async function describeDoor(door: string) {
  // What the breaker counted and the settings that were stored are another door's.
  vi.resetModules()
  const good = await knock(door, new Set())
  const names = [...FAULTS, ...new Set(limits.counted.map((name) => `limit ${name}`))]
  const faults = new Set(names)
  const checks: string[] = []
  for (let outcome = await knock(door, faults); faults.size > 0; ) {
    const first = await firstOf(door, faults, outcome.text)
    if (first === null) break
    checks.push(`${first.faults.join(' + ')}: ${outcome.text}`)
    for (const fault of first.faults) faults.delete(fault)
    outcome = first.outcome
  }
  const passedOn: string[] = []
  for (const fault of faults)
    if ((await knock(door, new Set([fault]))).asks.join() !== good.asks.join()) passedOn.push(fault)
  return { checks, passedOn: passedOn.join(', '), counts: good.counts, asks: good.asks, response: good.text }
}

async function firstOf(door: string, faults: Set<string>, before: string) {
  const single = [...faults].map((fault) => [fault])
  const pairs = single.flatMap(([one = '']) => single.flatMap(([two = '']) => (one < two ? [[one, two]] : [])))
  for (const some of [...single, ...pairs]) {
    const outcome = await knock(door, new Set([...faults].filter((fault) => !some.includes(fault))))
    if (outcome.text !== before) return { faults: some, outcome }
  }
  return null
}

async function knock(door: string, faults: Set<string>) {
  const [method = '', folder = ''] = door.split(' ')
  const { param = {} } = DOOR_REQUESTS[door] ?? {}
  const params = Object.fromEntries(
    Object.entries(param).map(([name, value]) => [name, faults.has('address') ? '!' : value]),
  )
  limits.counted = []
  limits.reached = new Set([...faults].flatMap((fault) => (fault.startsWith('limit ') ? [fault.slice(6)] : [])))
  provider.mockReset().mockImplementation(async (url) => {
    if (faults.has('away')) throw new TypeError('fetch failed')
    if (faults.has('rejected')) return Response.json(failureOf('unauthenticated'), { status: 401 })
    const isSettings = String(url).includes('/fetchSettings/')
    return Response.json({ status: 'success', data: isSettings ? settings : DATA })
  })
  const { [method]: handler } = await load(folder)
  const request = requestOf(method, folder, faults, DOOR_REQUESTS[door])
  const response = await handler?.(request, { params: Promise.resolve(params) }).catch((error: Error) => error)
  if (!response) throw new Error(`no ${door}`)
  return {
    text: await textOf(response),
    counts: limits.counted.join(', '),
    asks: provider.mock.calls.map((call) => askText(call, DOOR_REQUESTS[door]?.body)),
  }
}

function requestOf(method: string, folder: string, faults: Set<string>, sent?: DoorRequest): NextRequest {
  const fine = (fault: string, headers: Record<string, string>) => (faults.has(fault) ? {} : headers)
  const cookies = [
    ...(faults.has('session') ? [] : [`sid=${'s'.repeat(43)}`]),
    ...(faults.has('key') ? [] : [`booking_${NUMBER}=${'k'.repeat(43)}`]),
  ]
  const query = faults.has('query') ? '?kind=odd&lang=xx&year=x&language=xx' : (sent?.query ?? '')
  return new NextRequest(`${SITE}/api/${folder}/${query}`, {
    method,
    headers: {
      ...{ host: 'localhost:3000', origin: faults.has('origin') ? 'https://evil.example' : SITE },
      ...{ 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' },
      ...{ 'x-client-ip': '198.51.100.1', 'x-ym-uid': '17', 'x-request-id': 'id-of-the-request' },
      ...{ 'x-booking-key': 'k'.repeat(43), 'x-return-to': '/status/success/', cookie: cookies.join('; ') },
      ...fine('session', { authorization: `Bearer ${'t'.repeat(43)}` }),
      ...fine('internal', { [INTERNAL_HEADER]: internalToken() }),
      ...fine('idempotency key', { 'idempotency-key': 'key-of-this-sending' }),
      ...fine('consents', { 'x-consents': 'privacy_policy@2026-11-01' }),
      'content-type': faults.has('media type') ? 'text/plain' : 'application/json',
    },
    ...(method === 'GET' ? {} : { body: bodyText(faults, sent?.body) }),
  })
}

function bodyText(faults: Set<string>, body: object = {}): string {
  const text = JSON.stringify(faults.has('body') ? { ...body, isAdmin: true } : body)
  return `${faults.has('json') ? '{' : ''}${text}${faults.has('size') ? ' '.repeat(70_000) : ''}`
}

const failureOf = (code: string) => ({ status: 'error', error: { code, message: code, requestId: '1' } })

/** Method, address, headers and body of what the provider is asked; the site's own token is in each of them. */
function askText([url, init]: Parameters<typeof fetch>, sent: object | undefined): string {
  const headers = [...new Headers(init?.headers)].map(([name, value]) => `${name}=${short(value)}`)
  const body = init?.body instanceof ReadableStream ? 'stream' : (init?.body ?? '-')
  const { pathname, search } = new URL(String(url))
  return short([init?.method, pathname + search, ...headers, body === JSON.stringify(sent) ? 'BODY' : body].join(' '))
}

/** Status, headers, cookies and body; of what was thrown its name. What was logged stands behind it. */
async function textOf(response: Response | Error): Promise<string> {
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => logText(String(line)))
  vi.mocked(console.error).mockClear()
  if (response instanceof Error) return ['throws', response.name, response.message, ...lines].join(' ')
  const headers = [...response.headers].map(([name, value]) => `${name}=${value}`)
  const text = await response.text()
  const { error } = text.startsWith('{') ? JSON.parse(text) : {}
  if (error === undefined)
    return short([response.status, ...headers, text.replace(JSON.stringify(DATA), 'DATA'), ...lines].join(' '))
  const { code, message, requestId, fields = {}, details = {} } = error
  expect([message, requestId, ...headers]).toEqual(expect.arrayContaining([code, 'id-of-the-request', ...OF_FAILURES]))
  const others = headers.filter((header) => !OF_FAILURES.includes(header))
  const facts = Object.entries({ ...fields, ...details }).map(([name, value]) => `${name}=${value}`)
  return short([response.status, code, ...others, ...facts, ...lines].join(' '))
}

function logText(line: string): string {
  const { requestId, code, path, message, causes, stack } = JSON.parse(line)
  return ['log', requestId, code, path, message, ...causes, ...(stack ? ['with a stack'] : [])].join(' ')
}

/** Runs of one letter stand for tokens. */
function short(text: string): string {
  return text.replace(/([a-zA-Z])\1{20,}/g, '$1…')
}
