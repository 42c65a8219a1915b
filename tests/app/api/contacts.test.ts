import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/messages/route'
import { DOOR_LIMITS } from '@/lib/config/door-limits'

const CONSENTS = 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01'
const MESSAGE = { name: 'Анна', phone: '+79990000001', email: 'anna@example.ru', message: 'Есть детское кресло?' }

/** The provider, replaced at `fetch`: the door, the call and the contract are real. */
let provider: ReturnType<typeof vi.fn<typeof fetch>>
let visitor = 0

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  provider = vi.fn<typeof fetch>(async () =>
    Response.json({ status: 'success', data: { received: true } }, { status: 201 }),
  )
  vi.stubGlobal('fetch', provider)
  visitor += 1
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function send(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return POST(
    new NextRequest('http://localhost:3000/api/messages/', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/json',
        'x-client-ip': `198.51.100.${visitor}`,
        'x-consents': CONSENTS,
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  )
}

async function codeOf(response: Response): Promise<string> {
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return ((await response.json()) as { error: { code: string } }).error.code
}

describe('POST /api/messages', () => {
  it('passes message, consents, language, address and tracking on, with the token that the browser never sees', async () => {
    const response = await send(MESSAGE, { 'accept-language': 'zh-CN', 'x-ym-uid': '17' })
    expect([response.status, await response.json()]).toEqual([201, { status: 'success', data: { received: true } }])
    const [url, init] = provider.mock.calls[0] ?? []
    expect(String(url)).toMatch(/\/sun\/v2\/messages$/)
    expect(JSON.parse(String(init?.body))).toEqual(MESSAGE)
    expect(init?.headers).toMatchObject({
      authorization: 'Bearer token-of-the-test',
      'accept-language': 'zh-CN',
      'x-consents': CONSENTS,
      'x-client-ip': `198.51.100.${visitor}`,
      'x-ym-uid': '17',
    })
  })

  it.each([
    ['no consents', MESSAGE, { 'x-consents': '' }, 400, 'consent_required'],
    ['consents of another form', MESSAGE, { 'x-consents': 'yes' }, 400, 'consent_required'],
    ['a broken e-mail', { ...MESSAGE, email: 'anna@' }, {}, 400, 'invalid_request'],
    ['a foreign page', MESSAGE, { origin: 'https://evil.example' }, 403, 'forbidden'],
  ])('rejects %s without asking the provider', async (_, body, headers, status, code) => {
    const response = await send(body, headers)
    expect([response.status, await codeOf(response)]).toEqual([status, code])
    expect(provider).not.toHaveBeenCalled()
  })

  it('answers 503 when the provider is away', async () => {
    provider.mockRejectedValue(new TypeError('fetch failed'))
    const response = await send(MESSAGE)
    expect([response.status, await codeOf(response)]).toEqual([503, 'unavailable'])
  })

  it('lets an address send only so many', async () => {
    for (let sent = 0; sent < DOOR_LIMITS.sendMessage.points; sent += 1) await send(MESSAGE)
    expect(await codeOf(await send(MESSAGE))).toBe('too_many_requests')
  })
})
