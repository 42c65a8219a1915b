import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/payments/lookup/route'
import { DOOR_LIMITS } from '@/lib/config/door-limits'

const ASKED = { purpose: 'booking', number: '1000123', fio: 'Ли' }
const FOUND = {
  purpose: 'booking',
  number: '1000123',
  car: 'Toyota RAV4',
  pickupAt: '2026-12-10T02:00:00Z',
  dropoffAt: '2026-12-14T02:00:00Z',
  status: 'confirmed',
  totalKop: 2_000_000,
  paidKop: 500_000,
  dueKop: 1_500_000,
}
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

function ask(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return POST(
    new NextRequest('http://localhost:3000/api/payments/lookup/', {
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
    ['another purpose', { ...ASKED, purpose: 'fine' }, {}, 400, 'invalid_request'],
    ['no surname', { ...ASKED, fio: ' ' }, {}, 400, 'invalid_request'],
    ['a field of its own', { ...ASKED, key: 'x' }, {}, 400, 'invalid_request'],
    ['a foreign page', ASKED, { origin: 'https://evil.example' }, 403, 'forbidden'],
  ])('refuses %s without asking the provider', async (_, body, headers, status, code) => {
    const response = await ask(body, headers)
    expect([response.status, await codeOf(response)]).toEqual([status, code])
    expect(provider).not.toHaveBeenCalled()
  })

  it('cannot be used to guess: wrong pairs are counted, and then the provider is not asked', async () => {
    provider.mockImplementation(async () => Response.json(NOT_FOUND, { status: 404 }))
    const { points } = DOOR_LIMITS.lookUpPayment
    for (let sent = 0; sent < points; sent++) expect((await ask({ ...ASKED, fio: `Ли${sent}` })).status).toBe(404)
    const response = await ask(ASKED)
    expect([response.status, await codeOf(response)]).toEqual([429, 'too_many_requests'])
    expect(provider).toHaveBeenCalledTimes(points)
  })
})
