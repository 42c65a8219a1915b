import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/callback/route'
import { DOOR_LIMITS } from '@/lib/config/door-limits'

const body = {
  partner: 'hotel',
  affiliate: false,
  clientName: 'Мария',
  clientPhone: '+79140000001',
  station: 'vldk_sun',
}
const consents = 'privacy_policy@2026-11-01,personal_data_agreement@2026-11-01'

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

function knock(sent: unknown = body, headers: Record<string, string> = {}) {
  return POST(
    new NextRequest('http://localhost:3000/api/callback/', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/json',
        'x-client-ip': `192.0.2.${visitor}`,
        'x-consents': consents,
        ...headers,
      },
      body: JSON.stringify(sent),
    }),
  )
}

const sentHeaders = () => new Headers(provider.mock.calls[0]?.[1]?.headers)

describe('POST /api/callback', () => {
  it('sends the five fields of the specification, letter for letter, and answers 201', async () => {
    const response = await knock()
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [url, init] = provider.mock.calls[0] ?? []
    expect(String(url)).toMatch(/\/sun\/v2\/callback$/)
    expect(JSON.parse(String(init?.body))).toEqual(body)
  })

  it('passes on consents, address and the tracking headers that came, and no other header', async () => {
    await knock(body, { 'x-sp-id': 's', 'x-ym-uid': 'y', cookie: 'a=b', 'x-forwarded-for': '203.0.113.9' })
    expect([...sentHeaders().keys()].sort()).toEqual(
      ['authorization', 'content-type', 'x-client-ip', 'x-consents', 'x-sp-id', 'x-ym-uid'].sort(),
    )
    expect(sentHeaders().get('x-consents')).toBe(consents)
    expect(sentHeaders().get('x-client-ip')).toBe(`192.0.2.${visitor}`)
  })

  it.each([
    ['a foreign origin', body, { origin: 'https://evil.example' }, 403, 'forbidden'],
    ['no consents', body, { 'x-consents': '' }, 400, 'consent_required'],
    ['consents that are none', body, { 'x-consents': 'yes' }, 400, 'consent_required'],
    ['a form body', body, { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['an empty name', { ...body, clientName: ' ' }, {}, 400, 'invalid_request'],
    ['a phone that is none', { ...body, clientPhone: '8914' }, {}, 400, 'invalid_request'],
    ['a sixth field', { ...body, note: 'Toyota' }, {}, 400, 'invalid_request'],
  ])('rejects %s before asking the provider', async (_case, sent, headers, status, code) => {
    const response = await knock(sent, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code } })
    expect(provider).not.toHaveBeenCalled()
  })

  it('counts attempts per address', async () => {
    for (let sent = 0; sent < DOOR_LIMITS.requestCallback.points; sent++) expect((await knock()).status).toBe(201)
    expect((await knock()).status).toBe(429)
    expect((await knock(body, { 'x-client-ip': '198.51.100.7' })).status).toBe(201)
  })

  it('tells a failing provider from a success', async () => {
    const { error } = console
    console.error = () => undefined
    provider.mockRejectedValue(new TypeError('fetch failed'))
    const response = await knock()
    console.error = error
    expect(response.status).toBe(503)
  })
})
