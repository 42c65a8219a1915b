import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { DOOR_LIMITS } from '@/lib/config/door-limits'
import { openSite } from './open-site'

const PROXY = { TRUSTED_PROXY: '127.0.0.1' }
const { points } = DOOR_LIMITS.ratedPage

/** The pages in place of Next; the failure page says what it was told it stands for. */
function pages({ url, headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(url?.endsWith('/failure/') ? `${url} for ${headers['x-failure-status']}` : 'page')
}

describe('the limit of pages', () => {
  let site: Awaited<ReturnType<typeof openSite>>
  let visitor = 0
  afterEach(() => site.close())

  const open = async (env: Record<string, string> = PROXY) => {
    site = await openSite(pages, env)
    visitor += 1
    const from = { 'x-forwarded-for': `198.51.100.${visitor}` }
    return (path: string, headers: Record<string, string> = from) => site.get(path, headers)
  }

  it('answers a network that searches too often in its language, and says when to come again', async () => {
    const get = await open()
    const search = '/en/booking-online/?from=2026-12-01&to=2027-01-30'
    for (let sent = 0; sent < points; sent++) expect((await get(search)).status).toBe(200)
    const { status, body, headers } = await get(search)
    expect({ status, body }).toEqual({ status: 429, body: '/en/failure/ for 429' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(DOOR_LIMITS.ratedPage.duration)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    // A rejection is no error of ours.
    expect(site.failures).toEqual([])
    expect((await get(search, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(200)
  })

  it('counts in live mode those whom nobody can tell apart, all together', async () => {
    const live = {
      SUN_MODE: 'live',
      SITE_URL: 'https://rent.example',
      PROVIDER_TOKEN: 'x'.repeat(32),
      TRUSTED_PROXY: 'none',
    }
    const get = await open(live)
    const ask = (visitor: number) =>
      get('/rent/?class=suv', { host: 'rent.example', 'x-forwarded-for': `203.0.113.${visitor}` })
    for (let sent = 0; sent < points; sent++) expect((await ask(sent)).status).toBe(200)
    expect((await ask(points)).status).toBe(429)
  })

  it.each([
    '/booking-online/?from=1',
    '/cn/booking-online?from=1',
    '/%62ooking-online/?from=1',
    '/ru/booking-online/?from=1',
    '/en/booking-online/honda-fit/?step=you',
    '/rent/honda-fit/?from=1',
    '/rent/?class=suv',
    '/prices/?season=1',
    '/status/success/?booking=1&edit=1',
  ])('counts %s', async (path) => {
    const get = await open()
    for (let sent = 0; sent < points; sent++) await get('/booking-online/?from=1')
    expect((await get(path)).status).toBe(429)
  })

  it.each(['/', '/?from=1', '/rent/', '/rent/honda-fit/', '/booking-online/', '/prices/'])(
    'leaves %s alone',
    async (path) => {
      const get = await open()
      for (let sent = 0; sent <= points; sent++) await get('/booking-online/?from=1')
      expect((await get(path)).status).toBe(200)
    },
  )

  it('does not count this machine', async () => {
    const get = await open({})
    for (let sent = 0; sent <= points; sent++) expect((await get('/booking-online/?from=1')).status).toBe(200)
  })

  it.each(['/booking-online/?promo=', '/en/booking-online/honda-fit/?a=?&promo=', '/rent/honda-fit/?promo='])(
    'lets nobody guess codes at %s, and who has one books on',
    async (path) => {
      const get = await open()
      for (let sent = 0; sent < DOOR_LIMITS.checkPromo.points; sent++)
        expect((await get(`${path}guess${sent}`)).status).toBe(200)
      expect((await get(`${path}another`)).status).toBe(429)
      expect((await get(`${path}%20GUESS0`)).status).toBe(200)
      expect((await get(path)).status).toBe(200)
      expect((await get(`${path}another%00`)).status).toBe(200)
    },
  )
})
