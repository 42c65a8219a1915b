import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { callProvider } from '@/lib/api/provider/call-provider'
import { readSiteEnv } from '@/lib/config/site-env'
import { createFrontServer } from '@/server/front/front-server'
import { createLimiter } from '@/server/front/limiter'
import { createMetrics } from '@/server/front/metrics'
import { createPageCache } from '@/server/front/page-cache'
import { createPurges } from '@/server/front/purges'
import { createRendererClient, type Rendered } from '@/server/front/renderer-client'
import { createSiteServer } from '@/server/site-server'

vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru' }))

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const PROXY_ID = 'id-of-the-proxy-0001'

/** Front, renderer and a provider that answers every call, joined as in production: a Unix socket and HTTP. */
describe('the id of a request', () => {
  const room = mkdtempSync(join(tmpdir(), 'request-id-'))
  const socketPath = join(room, 'renderer.sock')
  const servers: Server[] = []
  const callIds: unknown[] = []
  const failures: unknown[] = []
  let hasRenderer = true
  let ports: Record<'visitors' | 'proxy', number>

  beforeAll(async () => {
    const provider = createServer((call, response) => {
      callIds.push(call.headers['x-request-id'])
      response.end(JSON.stringify({ status: 'success', data: {} }))
    })
    const providerPort = await listen(provider)
    vi.stubEnv('PROVIDER_URL', `http://127.0.0.1:${providerPort}`)
    vi.stubEnv('PROVIDER_TOKEN', 'token')
    const env = { PROVIDER_TOKEN: 'token', PROVIDER_URL: `http://127.0.0.1:${providerPort}` }
    const renderer = createSiteServer({
      config: readSiteEnv(env),
      pictures: 'no-such-folder',
      handle: async (asked, response) => {
        if (asked.url?.startsWith('/api/broken')) throw new Error('broken')
        await callProvider({ path: '/sun/v2/cars', schema: z.object({}), language: 'ru' })
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader('content-security-policy', "script-src 'nonce-YWJjZGVmZ2hpamtsbW5vcA=='")
        response.end('<html></html>')
      },
      isDraining: () => false,
      onFailure: ({ requestId }) => failures.push(requestId),
      onDenied: () => undefined,
    })
    servers.push(renderer.listen(socketPath))
    await once(renderer, 'listening')
    ports = {
      visitors: await listen(openFront(env)),
      proxy: await listen(openFront({ ...env, TRUSTED_PROXY: '127.0.0.1' })),
    }
  })
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    rmSync(room, { recursive: true, force: true })
    vi.unstubAllEnvs()
  })

  async function listen(server: Server): Promise<number> {
    servers.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  function openFront(env: Record<string, string>): Server {
    const now = () => performance.now()
    const cache = () => createPageCache({ purges: createPurges(now), now, maxBytes: 1_000_000 })
    const caches = { page: cache(), data: cache() }
    const render = createRendererClient(socketPath, 'localhost')
    return createFrontServer({
      config: readSiteEnv(env),
      folders: { pictures: 'no-such-folder', files: 'no-such-folder' },
      socketPath: join(room, 'renderer.sock'),
      caches,
      requestRendering: (...asked) => (hasRenderer ? render(...asked) : Promise.reject(new Error('away'))),
      limiter: createLimiter<Rendered>({ inside: 4, waiting: 4 }),
      metrics: createMetrics({ page: caches.page.sizes, data: caches.data.sizes }, () => true),
      isRendererUp: () => hasRenderer,
      isDraining: () => false,
      warnOfProxy: () => undefined,
    })
  }

  function ask(port: number, path: string, headers: Record<string, string> = {}) {
    return new Promise<{ headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      request({ port, path, headers, agent: new Agent() }, async (response) => {
        let body = ''
        for await (const chunk of response) body += chunk
        resolve({ headers: response.headers, body })
      })
        .once('error', reject)
        .end()
    })
  }

  it.each([
    ['a page that is cached', '/prices/'],
    ['a page of one visitor', '/account/'],
    ['a route handler', '/api/quotes/'],
  ])('is made by the front and reaches the provider: %s', async (_, path) => {
    callIds.splice(0)
    const { headers } = await ask(ports.visitors, path, { 'x-request-id': PROXY_ID })
    expect(headers['x-request-id']).toMatch(UUID)
    expect(callIds).toEqual([headers['x-request-id']])
  })

  it('differs for each visitor of one cached page', async () => {
    callIds.splice(0)
    const [first, second] = [await ask(ports.visitors, '/contacts/'), await ask(ports.visitors, '/contacts/')]
    expect(second.headers['x-cache']).toBe('hit')
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(callIds).toHaveLength(1)
  })

  it('is in the log and the body of an error', async () => {
    const { headers, body } = await ask(ports.visitors, '/api/broken/')
    expect(failures.at(-1)).toBe(headers['x-request-id'])
    expect(body).toBe(headers['x-request-id'])
  })

  it('is in what the front says while the renderer is away', async () => {
    hasRenderer = false
    const { headers, body } = await ask(ports.visitors, '/about/')
    hasRenderer = true
    expect(headers['x-request-id']).toMatch(UUID)
    expect(body).toContain(`<small>${headers['x-request-id']}</small>`)
  })

  it('is the proxy’s own where TRUSTED_PROXY names it, unless it is no id', async () => {
    const idOf = async (id: string) =>
      (await ask(ports.proxy, '/api/quotes/', { 'x-request-id': id })).headers['x-request-id']
    callIds.splice(0)
    expect(await idOf(PROXY_ID)).toBe(PROXY_ID)
    expect(callIds).toEqual([PROXY_ID])
    for (const id of ['short', '<b>1234567</b>', 'a'.repeat(65), '79990000001 and more'])
      expect(await idOf(id)).toMatch(UUID)
  })
})
