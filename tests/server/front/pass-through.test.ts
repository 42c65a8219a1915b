import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPassThrough } from '@/server/front/pass-through'
import { SOCKET_LIMITS } from '@/server/socket-limits'

const MEGABYTE = 1024 * 1024
/** Far less than the minute after which a connection that is stuck is given up. */
const SOON_MS = 10_000

describe('a request that is rejected before it has ended', () => {
  const room = mkdtempSync(join(tmpdir(), 'pass-through-'))
  const servers: Server[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let port = 0

  beforeEach(async () => {
    const socketPath = join(room, `${servers.length}.sock`)
    servers.push(createServer(refuseEarly).listen(socketPath))
    const pass = createPassThrough(socketPath)
    const front = createServer(SOCKET_LIMITS, async (asked, response) => {
      if (!(await pass(asked, response, '203.0.113.7'))) response.writeHead(503).end()
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

/** As a route handler does that rejects: its body is piped to somebody who never reads it. */
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

describe('a body', () => {
  const room = mkdtempSync(join(tmpdir(), 'pass-through-'))
  const servers: Server[] = []
  const seen: { method: string | undefined; url: string | undefined; body: string }[] = []
  let port = 0

  beforeEach(async () => {
    seen.splice(0)
    const socketPath = join(room, `${servers.length}.sock`)
    servers.push(createServer(note).listen(socketPath))
    const pass = createPassThrough(socketPath)
    const front = createServer(SOCKET_LIMITS, (asked, response) => void pass(asked, response, '203.0.113.7'))
    servers.push(front.listen(0, '127.0.0.1'))
    await once(front, 'listening')
    port = (front.address() as AddressInfo).port
  })

  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH'])(
    'that comes in pieces with %s is never the next request of another',
    { timeout: SOON_MS },
    async (method) => {
      const smuggled = 'GET /smuggled HTTP/1.1\r\nhost: a\r\n\r\n'
      for (const bytes of [smuggled, smuggled.padEnd(100_000, 'x')]) {
        await talk(
          `${method} /first HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`,
          bytes,
        )
        await talk('GET /second HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
      }
      expect(seen.map(({ url }) => url)).toEqual(['/first', '/second', '/first', '/second'])
      expect(seen[0]?.body).toBe(smuggled)
    },
  )

  it('that does not come to its end takes no connection of others', { timeout: SOON_MS }, async () => {
    const held = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'))
    for (const socket of held) socket.write('POST /held HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nx')
    await talk('GET /second HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    expect(seen.map(({ url }) => url)).toEqual(['/second'])
    for (const socket of held) socket.destroy()
  })

  function note(asked: IncomingMessage, response: ServerResponse): void {
    const one = { method: asked.method, url: asked.url, body: '' }
    seen.push(one)
    asked.setEncoding('latin1').on('data', (chunk) => {
      one.body += chunk
    })
    asked.once('end', () => response.end('ok'))
  }

  /** Sends the head and, in one chunk, the body; resolves when the front has closed the connection. */
  async function talk(head: string, body?: string): Promise<void> {
    const socket = connect(port, '127.0.0.1')
    socket.write(head)
    if (body !== undefined) socket.write(`${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`)
    socket.resume()
    await once(socket, 'close')
  }
})
