import { NextRequest, type NextResponse } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/bookings/[number]/key/route'
import { exchangeKey } from '@/lib/bookings/exchange-key'
import { booking } from '@/tests/setup/sample-booking'

const KEY = 'q7Yx0c9-_Zk3mW1pRtA5vB8nE2sD4fG6hJ0lKuIoPyT'
const SITE = 'http://localhost:3000'

/** The provider, replaced at `fetch`. */
let provider: ReturnType<typeof vi.fn<typeof fetch>>

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  provider = vi.fn<typeof fetch>(async () => Response.json({ status: 'success', data: booking }))
  vi.stubGlobal('fetch', provider)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const middleware = (path: string) => exchangeKey(new NextRequest(SITE + path))

/** Middleware and, where it rewrites, the inner door with the headers that Next would hand over. */
async function follow(path: string): Promise<NextResponse | null> {
  const response = middleware(path)
  const inner = response?.headers.get('x-middleware-rewrite')
  if (!response || !inner) return response
  const prefix = 'x-middleware-request-'
  const handed = [...response.headers].filter(([name]) => name.startsWith(prefix))
  const headers = Object.fromEntries(handed.map(([name, value]) => [name.slice(prefix.length), value]))
  const number = /bookings\/(\d+)\/key\/$/.exec(inner)?.[1] ?? ''
  return GET(new NextRequest(inner, { headers }), { params: Promise.resolve({ number }) })
}

describe('exchangeKey', () => {
  it.each(['', '/en', '/cn'])(
    'moves the key of %s/status/success/ into a cookie and out of the address',
    async (prefix) => {
      const response = await follow(`${prefix}/status/success/?booking=1234567&key=${KEY}`)
      expect(response?.status).toBe(303)
      expect(response?.headers.get('location')).toBe(`${prefix}/status/success/?booking=1234567`)
      expect(response?.headers.get('set-cookie')).toMatch(new RegExp(`^booking_1234567=${KEY}; .*HttpOnly`))
      expect(response?.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response?.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it('leaves the cookie of the guest alone when a foreign key does not open the booking', async () => {
    provider.mockImplementation(async () =>
      Response.json({ status: 'error', error: { code: 'not_found', message: '', requestId: '1' } }, { status: 404 }),
    )
    const response = await follow(`/status/success/?booking=1234567&key=${'A'.repeat(43)}`)
    expect(response?.headers.get('location')).toBe('/status/success/?booking=1234567')
    expect(response?.headers.get('set-cookie')).toBeNull()
    expect(provider).toHaveBeenCalledOnce()
  })

  it('decides nothing while the provider is away', async () => {
    provider.mockRejectedValue(new DOMException('', 'TimeoutError'))
    await expect(follow(`/status/success/?booking=1234567&key=${KEY}`)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it.each(['booking=12&key=a', `booking=1234567&key=${KEY}A`, `key=${KEY}`])(
    'takes the useless key of ?%s out of the address without asking anybody',
    async (query) => {
      const response = await follow(`/status/success/?${query}`)
      expect(response?.headers.get('location')).not.toContain('key')
      expect(response?.headers.get('set-cookie')).toBeNull()
      expect(provider).not.toHaveBeenCalled()
    },
  )

  it.each(['/status/success/', '/status/success/?booking=1234567', `/rent/?key=${KEY}`])('leaves %s alone', (path) => {
    expect(middleware(path)).toBeNull()
  })

  it('opens its inner door to nobody else', async () => {
    const headers = { 'x-booking-key': KEY, 'x-return-to': 'https://evil.example/' }
    const asked = new NextRequest(`${SITE}/api/bookings/1234567/key/`, { headers })
    const response = await GET(asked, { params: Promise.resolve({ number: '1234567' }) })
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
    expect(provider).not.toHaveBeenCalled()
  })
})
