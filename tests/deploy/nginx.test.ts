import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodings } from '@/server/front/encodings'
import { FRESH_SECONDS, STALE_IF_ERROR_SECONDS } from '@/server/front/freshness'
import { createOuterCaches } from '@/server/front/outer-caches'
import { servePage } from '@/server/front/serve-page'
import { visitCookie } from '@/server/front/visit-cookie'
import { reportSkipped } from '@/tests/setup/report-skipped'
import { HOST, NO_NGINX, runNginx } from './run-nginx'

const SESSION = `__Host-sid=${'s'.repeat(43)}`
const OWN = { 'content-type': 'text/html', 'cache-control': 'private, no-store' }

reportSkipped('of the sample for nginx', NO_NGINX)

it('gives a page for as long as the site says, and an old one only while the site may be away', () => {
  const [http, pages] = ['http', 'pages'].map((name) => readFileSync(`deploy/nginx/sun/${name}.conf`, 'utf8'))
  expect(pages).toContain(`proxy_cache_valid 200 ${FRESH_SECONDS}s;`)
  expect(http).toContain(`inactive=${STALE_IF_ERROR_SECONDS / 3600}h`)
})

describe.skipIf(NO_NGINX !== null)('the sample for nginx, in front of what sends the headers of the front', () => {
  let nginx: Awaited<ReturnType<typeof runNginx>>
  let text = 'first'
  let asked: IncomingMessage[] = []
  let isAway = false

  const site = createServer(async (request, response) => {
    asked.push(request)
    if (isAway) return void request.socket.destroy()
    if (request.url?.startsWith('/account/')) return void response.writeHead(200, OWN).end(`own ${asked.length}`)
    await sendPage(request, response)
  })

  /** As the front does. */
  async function sendPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const html = `<main>${text} ${request.headers.rsc ?? ''}</main>`
    const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'rsc, next-router-state-tree' }
    const page = { status: 200, headers, body: await encodings(html), etag: `W/"${html.length}${text}"`, tags: [] }
    const cookie = visitCookie(request.headers, `https://${HOST}`)
    servePage(request, response, { page, isShared: true, headers: {}, cookie })
  }

  beforeAll(async () => {
    await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
    nginx = await runNginx((site.address() as AddressInfo).port)
  })
  beforeEach(async () => {
    isAway = false
    text = 'first'
    await fetch(nginx.purgeUrl, { method: 'POST' })
    asked = []
  })
  afterAll(async () => {
    await nginx?.stop()
    site.closeAllConnections()
    site.close()
  })

  it('passes nginx -t without a warning', () => {
    expect(nginx.check.status).toBe(0)
    expect(nginx.check.text).not.toMatch(/warn/)
  })

  it('keeps a public page, in each of three codings', async () => {
    const codings = ['br, gzip', 'gzip, deflate', 'br;q=0, gzip;q=0.0', 'gzip, br', 'gzip', 'identity']
    const replies = []
    for (const coding of codings) replies.push(await nginx.ask({ path: '/', headers: { 'accept-encoding': coding } }))
    expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      'br',
      'gzip',
      undefined,
    ])
    expect(brotliDecompressSync(Buffer.from(replies[3]?.body ?? '', 'latin1')).toString()).toBe('<main>first </main>')
    expect(asked.map(({ headers }) => headers['accept-encoding'])).toEqual(['br', 'gzip', undefined])
  })

  it('tells a browser that has the page so, without the site', async () => {
    const { headers } = await nginx.ask({ path: '/' })
    const again = await nginx.ask({ path: '/', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.body, asked.length]).toEqual([304, '', 1])
  })

  it('keeps nothing that is one visitor’s', async () => {
    for (let times = 0; times < 2; times += 1) await nginx.ask({ path: '/account/' })
    expect(asked).toHaveLength(2)
  })

  it('asks the site for whoever has a session or the key of a booking, and keeps nothing of that', async () => {
    await nginx.ask({ path: '/' })
    for (const cookie of [SESSION, `theme=dark; __Host-booking_1047840=key`])
      await nginx.ask({ path: '/', headers: { cookie } })
    expect(asked).toHaveLength(3)
    await nginx.ask({ path: '/rent/', headers: { cookie: SESSION } })
    await nginx.ask({ path: '/rent/' })
    expect(asked).toHaveLength(5)
    await nginx.ask({ path: '/rent/', headers: { cookie: 'theme=dark' } })
    expect(asked).toHaveLength(5)
  })

  it('lets the site see where a visitor comes from first', async () => {
    await nginx.ask({ path: '/' })
    const referer = 'https://search.example/?q=car'
    const first = await nginx.ask({ path: '/', headers: { referer } })
    expect(first.headers['set-cookie']?.[0]).toMatch(/^initial_referer=/)
    await nginx.ask({ path: '/', headers: { referer, cookie: 'initial_referer=x' } })
    await nginx.ask({ path: '/', headers: { referer: `https://${HOST}/rent/` } })
    expect(asked).toHaveLength(2)
    await nginx.ask({ path: '/', headers: { referer: `https://${HOST}.evil.example/` } })
    expect(asked).toHaveLength(3)
  })

  it('never gives data of a soft navigation for a page', async () => {
    await nginx.ask({ path: '/', headers: { rsc: '1' } })
    expect((await nginx.ask({ path: '/' })).body).toBe('<main>first </main>')
  })

  it('gives the new page after the front has called the hook', async () => {
    const old = await nginx.ask({ path: '/' })
    text = 'second'
    expect((await nginx.ask({ path: '/' })).body).toBe(old.body)
    createOuterCaches({ urls: [nginx.purgeUrl], warn: () => undefined }).purge()
    await vi.waitFor(async () => expect((await nginx.ask({ path: '/' })).body).toContain('second'))
  })

  it('gives an old page while the site is away, and asks for it at each visit', async () => {
    const brief = await runNginx((site.address() as AddressInfo).port, { validity: '1s' })
    try {
      await brief.ask({ path: '/' })
      isAway = true
      asked = []
      await vi.waitFor(
        async () => {
          expect(await brief.ask({ path: '/' })).toMatchObject({ status: 200, body: '<main>first </main>' })
          expect(asked.length).toBeGreaterThan(0)
        },
        { timeout: 10_000 },
      )
      expect((await brief.ask({ path: '/prices/' })).status).toBe(503)
    } finally {
      await brief.stop()
    }
  })

  it('lets no visitor purge', async () => {
    await nginx.ask({ path: '/' })
    await nginx.ask({ path: '/purge', method: 'POST' })
    expect(asked.at(-1)?.url).toBe('/purge')
    expect((await fetch(nginx.purgeUrl)).status).toBe(403)
    asked = []
    await nginx.ask({ path: '/' })
    expect(asked).toHaveLength(0)
  })

  it('says itself who asks', async () => {
    await nginx.ask({ path: '/account/', headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      host: HOST,
    })
  })

  it('asks only once for what books or pays, and says when to come again', async () => {
    isAway = true
    const reply = await nginx.ask({ path: '/api/bookings/', method: 'POST', body: '{}' })
    expect([reply.status, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
      503,
      '5',
      'private, no-store',
    ])
    expect(asked).toHaveLength(1)
  })

  it('answers under no other name, and sends http to https', async () => {
    await expect(nginx.ask({ path: '/' }, 'other.example')).rejects.toThrow()
    const { status, location } = await nginx.askPlain('/rent/?p=1')
    expect([status, location]).toEqual([301, `https://${HOST}/rent/?p=1`])
    expect(asked).toHaveLength(0)
  })

  it('logs neither queries nor addresses', async () => {
    await nginx.ask({ path: '/status/success/?booking=1&key=secret' })
    await vi.waitFor(() => expect(nginx.readLog()).toContain('/status/success/'))
    expect(nginx.readLog()).not.toMatch(/secret|127\.0\.0\.1/)
  })
})
