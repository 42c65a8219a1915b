import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What nginx does in front of two instances: each request goes to one that took the last connection, or to the other when
 * nobody listens there or it says 503 that it is stopping; never again once something may have been done.
 */
export async function openBalancer(origins: string[]) {
  const state = { origins, next: 0 }
  // A connection for each request: one that was kept alive may end while it is used.
  const agent = new Agent({ keepAlive: false })
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks)
    const first = state.next++
    const attempt = (tries: number): void => {
      const origin = state.origins[(first + tries) % state.origins.length]
      const { host: _, connection: __, ...headers } = incoming.headers
      const sent = request(
        new URL(incoming.url ?? '/', origin),
        { agent, method: incoming.method, headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.on('error', () => outgoing.destroy()).pipe(outgoing)
        },
      )
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && tries + 1 < state.origins.length) attempt(tries + 1)
        else if (!outgoing.headersSent) outgoing.writeHead(502).end()
        else outgoing.destroy()
      })
      sent.end(body)
    }
    attempt(0)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (others: string[]) => {
      state.origins = others
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
