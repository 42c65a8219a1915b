import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { readSiteEnv } from '@/lib/config/site-env'
import { createProvider } from '@/provider/app'
import type { Database } from '@/provider/db/database'
import { createFrontServer } from '@/server/front/front-server'
import { config } from '@/tests/setup/open-provider'

const SOCKETS = 500
/** For the test only: the servers' own limit is ten seconds. */
const HEADERS_MS = 400
/** The servers look every two seconds. */
const CLOSED_MS = 6_000

type Deps = Parameters<typeof createFrontServer>[0]

/** The front before a renderer that is away: `/healthz` needs none. */
function openFront(): Server {
  const metrics = new Proxy({}, { get: () => () => undefined }) as Deps['metrics']
  return createFrontServer({
    config: readSiteEnv({ PROVIDER_TOKEN: 'token', PROVIDER_URL: 'http://127.0.0.1:9' }),
    folders: { pictures: 'no-such-folder', files: 'no-such-folder' },
    socketPath: '/no-such-socket',
    caches: {} as Deps['caches'],
    requestRendering: async () => Promise.reject(new Error('away')),
    limiter: { run: (_waiting, work) => work(), join: () => undefined },
    metrics,
    isRendererUp: () => true,
    isDraining: () => false,
    warnOfProxy: () => undefined,
  })
}

async function openProvider(): Promise<Server> {
  const app = createProvider({ db: {} as Database, now: () => new Date(), config })
  await app.ready()
  return app.server
}

describe('sockets that send no headers', () => {
  const sockets: Socket[] = []
  let server: Server | undefined
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    server?.closeAllConnections()
    server?.close()
  })

  it.each([
    ['the site', openFront, '/healthz'],
    ['the provider', openProvider, '/healthz'],
  ] as const)('or drip them do not stop %s, and are closed', async (_, open, path) => {
    server = await open()
    expect(server.headersTimeout, 'a browser sends them at once').toBeLessThanOrEqual(10_000)
    server.headersTimeout = HEADERS_MS
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo

    let closed = 0
    for (let index = 0; index < SOCKETS; index += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.resume().once('close', () => {
        closed += 1
      })
      sockets.push(socket)
    }
    const dripping = sockets.filter((_, index) => index % 2 === 0)
    for (const socket of dripping) socket.write(`GET ${path} HTTP/1.1\r\n`)
    await pause(1)
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}${path}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(performance.now() - began).toBeLessThan(1_500)

    const drip = setInterval(() => {
      for (const socket of dripping) if (socket.writable) socket.write('x: y\r\n')
    }, 100)
    await expect.poll(() => closed, { timeout: CLOSED_MS, interval: 50 }).toBe(SOCKETS)
    clearInterval(drip)
  })
})
