import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'

const CONNECTIONS = 256
/** Shorter than the renderer keeps one: a connection must not be used while it is being closed. */
const IDLE_MS = 30_000
/** Of this connection, not of the answer (RFC 9110, 7.6.1). */
const HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'])

/**
 * Hands a request on as it came and its answer back as it comes.
 *
 * @returns false when the renderer could not be asked and nothing was answered yet
 */
export function createPassThrough(socketPath: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, timeout: IDLE_MS })
  return (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
    new Promise((resolve) => {
      const { method, url, headers } = request
      const upstream = ask({ socketPath, agent, method, path: url, headers: withoutHops(headers) }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders))
        answer.pipe(response)
        answer.once('error', () => response.destroy())
        answer.once('close', () => {
          if (!answer.complete) response.destroy()
        })
        response.once('close', () => resolve(true))
      })
      upstream.once('error', () => {
        if (response.headersSent) response.destroy()
        resolve(response.headersSent)
      })
      // A visitor who goes away is waited for by nobody.
      response.once('close', () => upstream.destroy())
      request.pipe(upstream)
    })
}

function withoutHops(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)))
}

/** @param raw names and values in turn */
function endToEnd(raw: string[]): string[] {
  return raw.filter((_, index) => !HOP.has((raw[index - (index % 2)] ?? '').toLowerCase()))
}
