import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DOOR_LIMITS } from '@/lib/config/door-limits'

const [SESSION, TOKEN] = ['s'.repeat(43), 't'.repeat(43)]
const OUTCOME = {
  ...{ number: '1046470', miles: 200, maxMiles: 500, milesKop: 20_000 },
  ...{ fullDueKop: 100_000, dueKop: 80_000, totalKop: 80_000, balance: 300 },
}
const ENTRY = {
  ...{ id: 1, at: '2026-11-18T01:02:00.000Z', text: '=1+1', booking: '1046470', car: null, earnPercent: null },
  ...{ miles: -200, state: 'spent', expiresOn: null, balance: 300 },
}
const CHARGE = {
  ...{
    balance: 300,
    pending: 0,
    nextExpiry: null,
    windowMonths: 24,
    levels: [],
    years: [2026],
    year: 2026,
    months: [],
  },
  items: [ENTRY],
}
const WISH = { booking: '1046470', miles: 200 }

// Exists only inside Next; the texts of a page are another test's.
vi.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string) =>
      `${locale} ${key}`,
}))

let provider: ReturnType<typeof vi.fn<typeof fetch>>
let visitor = 0

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
  provider = vi.fn<typeof fetch>(async (url) =>
    Response.json({ status: 'success', data: String(url).includes('/charge') ? CHARGE : OUTCOME }),
  )
  vi.stubGlobal('fetch', provider)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  visitor += 1
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const SIGNED_IN = { cookie: `sid=${SESSION}`, authorization: `Bearer ${TOKEN}` }
const KEY = { 'idempotency-key': 'key-of-the-test-1' }

type Door = 'preview' | 'spend' | 'release' | 'csv'

async function knock(door: Door, headers: Record<string, string>, body: unknown = WISH, query = ''): Promise<Response> {
  const request = (method: string, hasBody: boolean) =>
    new NextRequest(`http://localhost:3000/api/account/${door}/${query}`, {
      method,
      headers: {
        ...{ host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/json' },
        ...{ 'accept-language': 'en', 'x-client-ip': `198.51.100.${visitor}`, ...headers },
      },
      ...(hasBody ? { body: JSON.stringify(body) } : {}),
    })
  if (door === 'csv') return (await import('@/app/api/account/charge/csv/route')).GET(request('GET', false))
  if (door === 'preview') return (await import('@/app/api/account/spend/preview/route')).POST(request('POST', true))
  if (door === 'spend') return (await import('@/app/api/account/spend/route')).POST(request('POST', true))
  const { DELETE } = await import('@/app/api/account/spend/[number]/route')
  const number = typeof body === 'string' ? body : WISH.booking
  return DELETE(request('DELETE', false), { params: Promise.resolve({ number }) })
}

const DOORS: Door[] = ['preview', 'spend', 'release', 'csv']

describe.each(DOORS)('the door of miles %s', (door) => {
  it.each([
    ['nothing', {}],
    ['the cookie alone', { cookie: SIGNED_IN.cookie }],
    ['the bearer alone', { authorization: SIGNED_IN.authorization }],
    ['a broken bearer', { ...SIGNED_IN, authorization: 'Bearer x' }],
  ])('asks nobody for whoever brings %s', async (_, headers) => {
    const answer = await knock(door, { ...KEY, ...headers })
    expect(answer.status).toBe(401)
    expect(provider).not.toHaveBeenCalled()
  })

  it('rejects a foreign page', async () => {
    const answer = await knock(door, { ...KEY, ...SIGNED_IN, 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect(provider).not.toHaveBeenCalled()
  })

  it('shows the provider session, bearer and fixed token, and lets nobody keep the answer', async () => {
    const answer = await knock(door, { ...KEY, ...SIGNED_IN })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const [, init] = provider.mock.calls[0] ?? []
    expect(init?.headers).toMatchObject({
      authorization: SIGNED_IN.authorization,
      'x-session': SESSION,
      'x-app-token': 'token-of-the-test',
    })
  })

  it('is closed to a network that knocks too often', async () => {
    const limit = { preview: 'previewMiles', spend: 'spendMiles', release: 'spendMiles', csv: 'readOwnList' } as const
    const statuses: number[] = []
    for (let turn = 0; turn <= DOOR_LIMITS[limit[door]].points; turn++) {
      statuses.push((await knock(door, { ...KEY, 'x-client-ip': `203.0.113.${DOORS.indexOf(door)}` })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the doors of miles', () => {
  it('hand on a wish with its key, and a release without a body', async () => {
    await knock('spend', { ...KEY, ...SIGNED_IN })
    await knock('release', SIGNED_IN)
    const calls = provider.mock.calls.map(([url, init]) => [new URL(String(url)).pathname, init?.method, init?.body])
    expect(calls).toEqual([
      ['/auth-client/spend', 'POST', JSON.stringify(WISH)],
      ['/auth-client/spend/1046470', 'DELETE', undefined],
    ])
    expect(provider.mock.calls[0]?.[1]?.headers).toMatchObject(KEY)
  })

  it.each([
    { body: {} },
    { body: { booking: '1046470', miles: 0 } },
    { body: { booking: '1046470', miles: -5 } },
    { body: { booking: '1046470', miles: 1.5 } },
    { body: { booking: '../1', miles: 5 } },
    { body: { ...WISH, clientId: 1 } },
  ])('reject $body before the provider is asked', async ({ body }) => {
    for (const door of ['preview', 'spend'] as const) {
      expect((await knock(door, { ...KEY, ...SIGNED_IN }, body)).status).toBe(400)
    }
    expect((await knock('release', SIGNED_IN, '../logout')).status).toBe(400)
    expect(provider).not.toHaveBeenCalled()
  })

  it('spend nothing without a key', async () => {
    const answer = await knock('spend', SIGNED_IN)
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, 'idempotency_key_missing'])
    expect(provider).not.toHaveBeenCalled()
  })

  it('answer the ledger as a file in the page’s language, of the year asked for', async () => {
    const answer = await knock('csv', SIGNED_IN, undefined, '?year=2025')
    expect(String(provider.mock.calls[0]?.[0])).toMatch(/\/auth-client\/charge\?year=2025$/)
    expect(provider.mock.calls[0]?.[1]?.headers).toMatchObject({ 'accept-language': 'en' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sun-rent-miles-2025.csv"')
    // `text()` would take the mark away.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
    expect(text).toMatch(/^\uFEFFen ledger.date,/)
    expect(text).toContain("2026-11-18,'=1+1,1046470,,,-200,en states.spent,,300")
  })
})
