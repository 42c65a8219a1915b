import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What nginx does in front of two instances (`proxy_next_upstream error`): each request goes to one in turn, and to the other one
 * when nobody listens there; one that only reads also when the connection breaks before an answer.
 *
 * @param isPatient false: nobody else is asked
 */
export async function openBalancer(origins: string[], isPatient = true) {
  const state = { next: 0 }
  // A connection for each request: one that was kept alive may end while it is used.
  const agent = new Agent({ keepAlive: false })
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks)
    const first = state.next++
    const attempt = (tries: number): void => {
      const origin = origins[(first + tries) % origins.length]
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
        const isUndone = error.code === 'ECONNREFUSED' || incoming.method === 'GET'
        if (isPatient && isUndone && !outgoing.headersSent && tries + 1 < origins.length) attempt(tries + 1)
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
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
