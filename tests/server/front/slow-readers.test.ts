import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPassThrough } from '@/server/front/pass-through'
import { createSendOn } from '@/server/front/slow-readers'

/** More than the sockets of this machine hold unread. */
const FILE = Buffer.alloc(12 * 1024 * 1024, 'x')
const SMALL = Buffer.alloc(300 * 1024, 'y')
const OF_NETWORK = 16
/** All connections that the front has to the renderer. */
const CONNECTIONS = 256
const STALLED_MS = 500
const SOON_MS = 20_000

describe('a visitor who does not read what he asked for', () => {
  const room = mkdtempSync(join(tmpdir(), 'slow-readers-'))
  const servers: Server[] = []
  const sockets: Socket[] = []
  let port = 0
  let asked = 0

  async function open(stalledMs?: number, limit?: { ofNetwork: number; ofAll: number }): Promise<void> {
    asked = 0
    const socketPath = join(room, `${servers.length}-${stalledMs}.sock`)
    const renderer = createServer((request, response) => {
      asked += 1
      response.end(request.url === '/file' ? FILE : SMALL)
    })
    const pass = createPassThrough(socketPath, createSendOn(stalledMs, limit))
    const front = createServer((request, response) => {
      void pass(request, response, String(request.headers['x-network']))
    })
    servers.push(renderer.listen(socketPath), front.listen(0, '127.0.0.1'))
    await once(front, 'listening')
    port = (front.address() as AddressInfo).port
  }

  beforeEach(() => open())
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  /** Asks and reads nothing. */
  function ask(path: string, network: string): Socket {
    const socket = connect(port, '127.0.0.1')
    socket.pause()
    socket.on('error', () => undefined)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nx-network: ${network}\r\nconnection: close\r\n\r\n`)
    sockets.push(socket)
    return socket
  }

  const connectionsOf = (server: Server | undefined) =>
    new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)))

  async function read(path: string, network: string): Promise<number> {
    const socket = ask(path, network)
    let bytes = 0
    socket.on('data', (chunk) => {
      bytes += chunk.length
    })
    socket.resume()
    await once(socket, 'close')
    return bytes
  }

  it('holds a few connections to the renderer, however many files his network asks for', async () => {
    for (let index = 0; index < OF_NETWORK + 8; index += 1) ask('/file', 'slow')
    await vi.waitFor(() => expect(asked).toBe(OF_NETWORK + 8), SOON_MS)
    await vi.waitFor(async () => expect(await connectionsOf(servers[0])).toBe(OF_NETWORK), SOON_MS)
    expect(await read('/file', 'other')).toBeGreaterThan(FILE.length)
  })

  it('holds no more from many networks than all of them may', async () => {
    await open(undefined, { ofNetwork: 2, ofAll: 4 })
    for (let index = 0; index < 8; index += 1) ask('/file', `slow-${index}`)
    await vi.waitFor(() => expect(asked).toBe(8), SOON_MS)
    await vi.waitFor(async () => expect(await connectionsOf(servers.at(-2))).toBe(4), SOON_MS)
  })

  it('holds none by what is small, however many of it', async () => {
    for (let index = 0; index < CONNECTIONS + 8; index += 1) ask('/small', 'slow')
    await vi.waitFor(() => expect(asked).toBe(CONNECTIONS + 8), SOON_MS)
    expect(await read('/small', 'slow')).toBeGreaterThan(SMALL.length)
  })

  it('gets as many files at a time as a page shows, and the next ones once they are through', async () => {
    for (let round = 0; round < 2; round += 1) {
      const files = Array.from({ length: OF_NETWORK }, () => read('/file', 'office'))
      for (const bytes of await Promise.all(files)) expect(bytes).toBeGreaterThan(FILE.length)
    }
  })

  it('is cut off when he takes nothing for a while', async () => {
    await open(STALLED_MS)
    const socket = ask('/file', 'slow')
    await vi.waitFor(() => expect(asked).toBe(1))
    await vi.waitFor(async () => expect(await connectionsOf(servers.at(-1))).toBe(0), SOON_MS)
    socket.destroy()
  })
})
