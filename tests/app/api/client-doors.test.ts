import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const SIGNED_IN = { cookie: `sid=${'s'.repeat(43)}`, authorization: `Bearer ${'t'.repeat(43)}` }
const TOLD = { 'x-client-ip': '198.51.100.77', 'x-ym-uid': '1700000000000000001' }
const ID = '3f2c4d5e-0000-4000-8000-000000000001'
const DRIVER = {
  ...{ last_name: 'Маяков', first_name: 'Тихон', middle_name: null, noPatronymic: true },
  ...{ phone: '+79990000101', email: 'driver@clients.example', birthDate: '1988-06-15' },
  licence: { number: '99 99 000001', country: 'RU', issuedAt: '2020-06-15', expiresAt: '2030-06-15' },
  ...{ passport_blob: ID, driver_license_blob: ID },
}
const DISPUTE = { text: 'Не я', files: [] }

type Handle = (request: NextRequest, context: { params: Promise<never> }) => Promise<Response>
type Case = { name: string; load: () => Promise<unknown>; method: string; body?: unknown; params?: object }

const CASES: Case[] = [
  {
    ...{ name: 'fines/[id]/dispute', method: 'POST', body: DISPUTE, params: { id: '5' } },
    load: () => import('@/app/api/account/fines/[id]/dispute/route'),
  },
  {
    ...{ name: 'damages/[id]/dispute', method: 'POST', body: DISPUTE, params: { id: '5' } },
    load: () => import('@/app/api/account/damages/[id]/dispute/route'),
  },
  {
    ...{ name: 'drivers', method: 'POST', body: DRIVER },
    load: () => import('@/app/api/account/drivers/route'),
  },
  {
    ...{ name: 'drivers/[id]', method: 'PUT', body: DRIVER, params: { id: '5' } },
    load: () => import('@/app/api/account/drivers/[id]/route'),
  },
  {
    ...{ name: 'drivers/[id]', method: 'DELETE', params: { id: '5' } },
    load: () => import('@/app/api/account/drivers/[id]/route'),
  },
  {
    ...{ name: 'files/[id]/link', method: 'POST', params: { id: ID } },
    load: () => import('@/app/api/account/files/[id]/link/route'),
  },
  {
    ...{ name: 'files/[id]', method: 'DELETE', params: { id: ID } },
    load: () => import('@/app/api/account/files/[id]/route'),
  },
  { ...{ name: 'files', method: 'DELETE' }, load: () => import('@/app/api/account/files/route') },
  {
    ...{ name: 'history/[number]/cancel', method: 'POST', body: { refundKop: 0 }, params: { number: '1046470' } },
    load: () => import('@/app/api/account/history/[number]/cancel/route'),
  },
  {
    ...{ name: 'spend/[number]', method: 'DELETE', params: { number: '1046470' } },
    load: () => import('@/app/api/account/spend/[number]/route'),
  },
]

let provider: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
  const failure = { status: 'error', error: { code: 'not_found', message: 'none', requestId: 'r' } }
  provider = vi.fn<typeof fetch>(async () => Response.json(failure, { status: 404 }))
  vi.stubGlobal('fetch', provider)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it.each(CASES)(
  'the door $method $name tells the provider who asks, from where, and with what tracking values',
  async (one) => {
    expect((await knock(one, SIGNED_IN)).status).toBe(404)
    const [url, init] = provider.mock.calls[0] ?? []
    expect(init?.headers).toMatchObject({
      ...TOLD,
      authorization: SIGNED_IN.authorization,
      'x-session': 's'.repeat(43),
    })
    // Stored where a consent is given and where a session begins (decision 153).
    expect(init?.headers).toHaveProperty('x-device', 'chrome/linux')
    expect([init?.method, new URL(String(url)).pathname]).toEqual([
      one.method,
      `/auth-client/${one.name.replace(/\[\w+\]/, String(Object.values(one.params ?? {})[0]))}`,
    ])
  },
)

it.each(CASES)('the door $method $name asks nobody for a guest or a foreign page', async (one) => {
  expect((await knock(one, {})).status).toBe(401)
  expect((await knock(one, { ...SIGNED_IN, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(provider).not.toHaveBeenCalled()
})

it.each([
  {
    ...{ name: 'profile/step_up', method: 'POST', body: { password: 'Maple-17-lake' } },
    load: () => import('@/app/api/account/profile/step_up/route'),
  },
  {
    ...{ name: 'profile/password', method: 'POST', body: { old: 'Maple-17-lake', password: 'River-29-stone' } },
    load: () => import('@/app/api/account/profile/password/route'),
  },
])('a session that begins anew at $name is told in what browser', async (one) => {
  await knock(one, SIGNED_IN)
  expect(provider.mock.calls[0]?.[1]?.headers).toMatchObject({ ...TOLD, 'x-device': 'chrome/linux' })
})

async function knock({ load, method, body, params = {} }: Case, headers: Record<string, string>): Promise<Response> {
  const handlers = (await load()) as Record<string, Handle>
  const request = new NextRequest('http://localhost:3000/api/account/', {
    method,
    headers: {
      ...{ host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/json' },
      ...{ 'accept-language': 'ru', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' },
      ...TOLD,
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const handle = handlers[method]
  if (!handle) throw new Error(`no ${method}`)
  return handle(request, { params: Promise.resolve(params as never) })
}
