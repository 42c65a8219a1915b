import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnectionQueue } from '@/server/front/connection-queue'

const WAITING_MAX = 8

describe('requests that come over one connection before the first is answered', () => {
  let server: Server
  let socket: Socket
  const served: { url: string | undefined; response: ServerResponse }[] = []

  beforeEach(async () => {
    served.splice(0)
    const listener = createConnectionQueue(({ url }, response) => void served.push({ url, response }))
    server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
  })
  afterEach(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })

  const send = (count: number) => {
    const urls = Array.from({ length: count }, (_, index) => `/${index}`)
    socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''))
  }
  const urls = () => served.map(({ url }) => url)

  it('are served one after the other, in their order', async () => {
    let answered = ''
    socket.setEncoding('latin1').on('data', (chunk) => {
      answered += chunk
    })
    send(3)
    for (const [index, url] of ['/0', '/1', '/2'].entries()) {
      await vi.waitFor(() => expect(urls()).toEqual(['/0', '/1', '/2'].slice(0, index + 1)))
      served[index]?.response.end(`answer ${url}`)
    }
    await vi.waitFor(() => expect(answered.match(/answer \/\d/g)).toEqual(['answer /0', 'answer /1', 'answer /2']))
    send(1)
    await vi.waitFor(() => expect(urls()).toHaveLength(4))
  })

  it('are not served once the connection is gone', async () => {
    send(4)
    await vi.waitFor(() => expect(urls()).toEqual(['/0']))
    const response = served[0]?.response
    socket.destroy()
    await vi.waitFor(() => expect(response?.destroyed).toBe(true))
    expect(urls()).toEqual(['/0'])
  })

  it('are too many for a browser or a proxy: the connection is closed', async () => {
    send(WAITING_MAX + 2)
    await once(socket, 'close')
    expect(urls()).toEqual(['/0'])
  })
})
