import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readSiteEnv } from '@/lib/config/site-env'
import { createProvider } from '@/provider/app'
import { openDatabase } from '@/provider/db/database'
import { traceStatements } from '@/provider/db/pool/trace-statements'
import type { ProviderServer } from '@/provider/http/server'
import { createFrontServer } from '@/server/front/front-server'
import { createLimiter } from '@/server/front/limiter'
import { createMetrics, kindOf } from '@/server/front/metrics'
import { createPageCache } from '@/server/front/page-cache'
import { createPurges } from '@/server/front/purges'
import { createRendererClient, type Rendered } from '@/server/front/renderer-client'
import { createRouteNames } from '@/server/route-names'
import { createSiteServer } from '@/server/site-server'
import { createTraceRequest, traceProviderCalls } from '@/server/trace-requests'
import { openTracing, type Tracing } from '@/telemetry/tracing'
import { config, START, TOKEN } from '@/tests/setup/open-provider'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru' }))

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  service: string
}
type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Omit<Span, 'service'>[] }[] }[]
}

const OUTSIDE = '00-11111111111111111111111111111111-2222222222222222-01'

/** Front, renderer and provider as three processes would be, before a database and a collector of OTLP over HTTP. */
describe('a trace', () => {
  const room = mkdtempSync(join(tmpdir(), 'traces-'))
  const socketPath = join(room, 'renderer.sock')
  const servers: Server[] = []
  const received: Span[] = []
  let tracings: Tracing[]
  let database: TestDatabase
  let pool: ReturnType<typeof openDatabase>
  let provider: ProviderServer
  let port: number

  beforeAll(async () => {
    const collector = createServer(async (sent, response) => {
      let body = ''
      for await (const chunk of sent) body += chunk
      received.push(...spansOf(JSON.parse(body)))
      response.end('{}')
    })
    const endpoint = `http://127.0.0.1:${await listen(collector)}`
    tracings = await Promise.all(['front', 'renderer', 'provider'].map((name) => openTracing(name, endpoint)))
    const [ofFront, ofRenderer, ofProvider] = tracings as [Tracing, Tracing, Tracing]
    database = await openTestDatabase('sun_seeded')
    pool = openDatabase(database.url, 2, () => undefined)
    traceStatements(pool.db.$client, ofProvider)
    provider = createProvider({ db: pool.db, now: () => START, config, tracing: ofProvider })
    await provider.listen({ host: '127.0.0.1', port: 0 })
    const env = { PROVIDER_TOKEN: TOKEN, PROVIDER_URL: provider.listeningOrigin }
    vi.stubEnv('PROVIDER_URL', env.PROVIDER_URL)
    vi.stubEnv('PROVIDER_TOKEN', TOKEN)
    traceProviderCalls(ofRenderer)
    // Another test's breaker may be open.
    vi.resetModules()
    const { callProvider } = await import('@/lib/api/provider/call-provider')
    const routeOf = createRouteNames(['/[locale]/rent/[carSlug]', '/api/bookings/[number]'])
    const renderer = createSiteServer({
      config: readSiteEnv(env),
      pictures: 'no-such-folder',
      traceRequest: createTraceRequest(ofRenderer, {
        routeOf: ({ url = '/' }) => routeOf(url),
        isOurs: ({ socket }) => socket.remoteAddress === undefined,
      }),
      handle: async (_asked, response) => {
        const key = { 'x-booking-key': 'secret-key-of-the-booking-000000000000' }
        await callProvider({
          path: '/sun/v2/bookings/7654321',
          schema: z.object({}),
          language: 'ru',
          headers: key,
        }).catch(() => undefined)
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end('<html></html>')
      },
      isDraining: () => false,
      onFailure: () => undefined,
      onDenied: () => undefined,
    })
    servers.push(renderer.listen(socketPath))
    await once(renderer, 'listening')
    const now = () => performance.now()
    const cache = () => createPageCache({ purges: createPurges(now), now, maxBytes: 1_000_000 })
    const caches = { page: cache(), data: cache() }
    const front = createFrontServer({
      config: readSiteEnv(env),
      folders: { pictures: 'no-such-folder', files: 'no-such-folder' },
      socketPath,
      caches,
      requestRendering: createRendererClient(socketPath, 'localhost'),
      limiter: createLimiter<Rendered>({ inside: 4, waiting: 4 }),
      metrics: createMetrics({ page: caches.page.sizes, data: caches.data.sizes }, () => true),
      traceRequest: createTraceRequest(ofFront, { routeOf: kindOf, isOurs: () => false }),
      isRendererUp: () => true,
      isDraining: () => false,
      warnOfProxy: () => undefined,
    })
    port = await listen(front)
    await get('/api/bookings/7654321/?phone=79990000001', { traceparent: OUTSIDE, baggage: 'secret=1' })
    await fetch(`${provider.listeningOrigin}/healthz`, { headers: { traceparent: OUTSIDE } })
    for (const server of servers) server.closeIdleConnections()
    await Promise.all(tracings.map((tracing) => tracing.close()))
  })
  afterAll(async () => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    await provider.close()
    await pool.close()
    await database.close()
    rmSync(room, { recursive: true, force: true })
    vi.unstubAllEnvs()
  })

  async function listen(server: Server): Promise<number> {
    servers.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  function get(path: string, headers: Record<string, string>): Promise<void> {
    return new Promise((resolve, reject) => {
      request({ port, path, headers }, (response) => response.resume().once('end', resolve))
        .once('error', reject)
        .end()
    })
  }

  it('leads from the front over renderer and provider to the statements', () => {
    const root = received.find(({ service }) => service === 'front')
    const chain = [root]
    for (let next = root; next; ) {
      next = received.find(({ parentSpanId }) => parentSpanId === next?.spanId)
      if (next) chain.push(next)
    }
    expect(chain.map((span) => `${span?.service} ${span?.name}`)).toEqual([
      'front GET api',
      'renderer GET /api/bookings/[number]',
      'renderer provider booking',
      'provider GET /sun/v2/bookings/:number',
      expect.stringMatching(/^provider SQL \w+$/),
    ])
    expect(new Set(chain.map((span) => span?.traceId)).size).toBe(1)
    expect(new Set(['front', 'renderer', 'provider'].flatMap(requestIdsOf)).size).toBe(1)
  })

  it('is begun by us alone: a visitor’s header joins none, at the front and at the provider', () => {
    expect(received.some(({ name }) => name === 'GET /healthz')).toBe(true)
    expect(received.filter(({ traceId }) => OUTSIDE.includes(traceId))).toEqual([])
  })

  it('says statements without values, and nothing of who asked', () => {
    const statements = received.flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'db.query.text'))
    expect(statements.length).toBeGreaterThan(0)
    expect(JSON.stringify(received)).not.toMatch(/7654321|79990000001|secret/)
  })

  function requestIdsOf(service: string) {
    const own = received.filter((span) => span.service === service && span.name !== 'GET /healthz')
    return own.flatMap(({ attributes }) =>
      attributes.flatMap(({ key, value }) => (key === 'sun.request_id' ? value.stringValue : [])),
    )
  }
})

function spansOf({ resourceSpans }: Export): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })))
  })
}
