import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBalancer } from '@/cluster/balancer'
import { type Context, openContext } from '@/cluster/context'
import { portsFrom } from '@/cluster/options'

const NGINX = spawnSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v nginx'], { encoding: 'utf8' }).stdout.trim()

/** Waits for its test to answer. */
type Waiting = { path: string; method: string; response: ServerResponse }

describe.skipIf(NGINX === '')('nginx of the cluster', () => {
  let folder: string
  let servers: { server: Server; port: number; waiting: Waiting[] }[]
  let context: Context
  let nginx: ReturnType<typeof createBalancer>

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sun-balancer-'))
    servers = [await openServer(), await openServer()]
    const ports = { ...portsFrom(4000), site: await freePort(), inner: await freePort() }
    const fronts = servers.map(({ port }) => port) as [number, number]
    const programs = Object.fromEntries(
      ['nginx', 'etcd', 'patroni', 'pgbouncer', 'redis-server', 'postgres'].map((name) => [name, '/bin/true']),
    ) as Context['programs']
    context = openContext({
      ...{ folder, ports: { ...ports, fronts }, programs: { ...programs, nginx: NGINX } },
      onDeath: () => undefined,
    })
    nginx = createBalancer(context)
    await nginx.start()
  })
  afterEach(async () => {
    await nginx.stop()
    context.close()
    for (const { server } of servers) server.closeAllConnections()
    for (const { server } of servers) server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const send = (path: string, method = 'GET') => statusOf(context.ports.site, path, method)

  it('drains a server: its running request ends well, new ones go to the other', async () => {
    const slow = send('/slow')
    const [first, other] = await holderOf('/slow')
    await nginx.exclude(first.port)
    let isDrained = false
    const draining = nginx.drain(first.port).then(() => {
      isDrained = true
    })
    for (const path of ['/1', '/2', '/3']) {
      const next = send(path)
      await until(() => other.waiting.some((one) => one.path === path))
      other.waiting.find((one) => one.path === path)?.response.end()
      expect(await next).toBe(200)
    }
    expect(isDrained).toBe(false)
    first.waiting[0]?.response.end()
    expect(await slow).toBe(200)
    await draining
  })

  it('sends a GET to the other server when the first one breaks off', async () => {
    const reading = send('/read')
    const [first, other] = await holderOf('/read')
    first.waiting[0]?.response.destroy()
    await until(() => other.waiting.length > 0)
    other.waiting[0]?.response.end()
    expect(await reading).toBe(200)
  })

  it('sends a POST that broke off to nobody else', async () => {
    const writing = send('/write', 'POST')
    const [first, other] = await holderOf('/write')
    first.waiting[0]?.response.destroy()
    expect(await writing).toBe(502)
    expect(other.waiting).toEqual([])
  })

  it('sends a POST to the other server when the first one takes no connection', async () => {
    const [gone, other] = servers as [(typeof servers)[0], (typeof servers)[0]]
    gone.server.close()
    for (const path of ['/1', '/2']) {
      const writing = send(path, 'POST')
      await until(() => other.waiting.some((one) => one.path === path))
      other.waiting.find((one) => one.path === path)?.response.end()
      expect(await writing).toBe(200)
    }
  })

  /** The server that has this request, and the other one. */
  async function holderOf(path: string) {
    const has = ({ waiting }: (typeof servers)[0]) => waiting.some((one) => one.path === path)
    await until(() => servers.some(has))
    return (servers.some((one, index) => index === 0 && has(one)) ? servers : [...servers].reverse()) as [
      (typeof servers)[0],
      (typeof servers)[0],
    ]
  }

  async function openServer() {
    const waiting: Waiting[] = []
    const server = createServer(({ url = '', method = '' }, response) => waiting.push({ path: url, method, response }))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return { server, port: (server.address() as AddressInfo).port, waiting }
  }
})

function statusOf(port: number, path: string, method: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end()
  })
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
