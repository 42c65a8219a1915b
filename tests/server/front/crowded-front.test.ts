import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readSiteEnv } from '@/lib/config/site-env'
import { createFrontServer } from '@/server/front/front-server'
import { createLimiter } from '@/server/front/limiter'
import { createPageCache } from '@/server/front/page-cache'
import { createPurges } from '@/server/front/purges'
import type { Rendered } from '@/server/front/renderer-client'

const CROWD = '203.0.113.50'
const VISITOR = '198.51.100.77'
const CONNECTIONS = 60
const WAITING = 40

type Deps = Parameters<typeof createFrontServer>[0]

const closers: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** The front before a renderer that needs a moment for each page, and knows every page but those with an `x-`. */
async function openFront() {
  const purges = createPurges(() => performance.now())
  const openCache = () => createPageCache({ purges, now: () => performance.now(), maxBytes: 1_000_000 })
  const metrics = new Proxy({}, { get: () => () => undefined }) as Deps['metrics']
  const server = createFrontServer({
    config: readSiteEnv({ PROVIDER_TOKEN: 'token', PROVIDER_URL: 'http://127.0.0.1:9', TRUSTED_PROXY: '127.0.0.1' }),
    folders: { pictures: 'no-such-folder', files: 'no-such-folder' },
    socketPath: '/no-such-socket',
    caches: { page: openCache(), data: openCache() },
    requestRendering: async (path) => {
      await new Promise(setImmediate)
      return renderPage(path)
    },
    limiter: createLimiter<Rendered>({ inside: 2, waiting: WAITING }),
    metrics,
    isRendererUp: () => true,
    isDraining: () => false,
    warnOfProxy: () => undefined,
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  closers.push(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  return (path: string, address: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = { host: '127.0.0.1', port, path, agent, headers: { 'x-forwarded-for': address, ...headers } }
      request(sent, (response) => response.resume().once('end', () => resolve(response.statusCode)))
        .once('error', reject)
        .end()
    })
}

function renderPage(path: string): Rendered {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self' 'nonce-bm9uY2U='",
    'x-page-tags': 'settings',
  }
  return { status: path.includes('x-') ? 404 : 200, headers, body: Buffer.from(`<body>${path}</body>`) }
}

describe('a front on which one address asks for more than can be rendered', () => {
  /** All connections of the crowd are busy until `stop`. */
  function flood(get: Awaited<ReturnType<typeof openFront>>, addressOf: (index: number) => string, path: () => string) {
    const statuses = new Map<number | undefined, number>()
    let isOver = false
    const crowd = Array.from({ length: CONNECTIONS }, async (_, index) => {
      while (!isOver) {
        const status = await get(path(), addressOf(index))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    })
    const stop = async () => {
      isOver = true
      await Promise.all(crowd)
      return statuses
    }
    closers.push(stop)
    return stop
  }
  let count = 0
  const unknownPage = () => `/rent/x-${++count}/`
  const PAGES = ['/about/faq/', '/en/about/faq/', '/cn/rent/', '/en/conditions/', '/prices/', '/rent/toyota-prius/']

  it.each([
    ['one address', () => CROWD],
    ['one network of IPv6', (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ])('renders every page for somebody else, while %s is sent away', async (_name, addressOf) => {
    const get = await openFront()
    const stop = flood(get, addressOf, unknownPage)
    await get(unknownPage(), CROWD)
    for (const page of PAGES) expect([page, await get(page, VISITOR)]).toEqual([page, 200])
    const statuses = await stop()
    expect(statuses.get(503), 'the crowd was more than the row takes').toBeGreaterThan(0)
  })

  it('renders every page for a crawler that fetches them one after another, and for an office that opens them at once', async () => {
    const get = await openFront()
    const stop = flood(get, () => CROWD, unknownPage)
    for (let index = 0; index < 20; index += 1) expect(await get(`/news/n${index}/`, '192.0.2.9')).toBe(200)
    const office = Array.from({ length: WAITING / 2 - 1 }, (_, index) => get(`/service/s${index}/`, '192.0.2.10'))
    expect(new Set(await Promise.all(office))).toEqual(new Set([200]))
    await stop()
  })
})
