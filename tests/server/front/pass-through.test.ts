import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPassThrough } from '@/server/front/pass-through'
import { SOCKET_LIMITS } from '@/server/socket-limits'

const MEGABYTE = 1024 * 1024
/** Far less than the minute after which a connection that is stuck is given up. */
const SOON_MS = 10_000

describe('a request that is refused before it has ended', () => {
  const room = mkdtempSync(join(tmpdir(), 'pass-through-'))
  const servers: Server[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let port = 0

  beforeEach(async () => {
    const socketPath = join(room, `${servers.length}.sock`)
    servers.push(createServer(refuseEarly).listen(socketPath))
    const pass = createPassThrough(socketPath)
    const front = createServer(SOCKET_LIMITS, async (asked, response) => {
      if (!(await pass(asked, response))) response.writeHead(503).end()
    })
    servers.push(front.listen(0, '127.0.0.1'))
    await once(front, 'listening')
    port = (front.address() as AddressInfo).port
  })

  afterEach(() => {
    agent.destroy()
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  it.each([5, 11])('of %i MB is answered, and so is the next one', { timeout: SOON_MS }, async (megabytes) => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(await post(megabytes * MEGABYTE)).toBe(413)
      expect(await post(6)).toBe(200)
    }
  })

  it('without an end is not read for ever', { timeout: SOON_MS }, async () => {
    expect(await post(200 * MEGABYTE).catch(() => 'cut off')).toSatisfy((how) => how === 413 || how === 'cut off')
    expect(await post(6)).toBe(200)
  })

  it('when the renderer hangs up is answered too', { timeout: SOON_MS }, async () => {
    expect(await post(5 * MEGABYTE, '/away')).toBe(503)
    expect(await post(6)).toBe(200)
  })

  function post(bytes: number, path = '/'): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const sent = request({ port, path, agent, method: 'POST', headers: { 'content-length': bytes } }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode))
      })
      sent.once('error', reject)
      sent.end(Buffer.alloc(bytes))
    })
  }
})

/** As a route handler does that refuses: its body is piped to somebody who never reads it. */
function refuseEarly(asked: IncomingMessage, response: ServerResponse): void {
  if (asked.url === '/away') {
    asked.socket.destroy()
    return
  }
  const isLarge = Number(asked.headers['content-length']) > MEGABYTE
  const unread = asked.pipe(new PassThrough())
  if (isLarge) response.writeHead(413).end('too large')
  else unread.resume().once('end', () => response.writeHead(200).end('taken'))
}
