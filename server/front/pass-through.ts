import { Agent, request as ask, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'

const CONNECTIONS = 256
/** Shorter than the renderer keeps one: a connection must not be used while it is being closed. */
const IDLE_MS = 30_000
/** Read past after a refusal: several times what anybody may send. */
const REST_BYTES = 64 * 1024 * 1024
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
        const isEarly = !request.complete
        if (isEarly) response.setHeader('connection', 'close')
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders))
        if (isEarly) endAfterRest({ request, upstream, answer, response })
        else answer.pipe(response)
        answer.once('error', () => response.destroy())
        answer.once('close', () => {
          if (!answer.complete) response.destroy()
        })
        response.once('close', () => resolve(true))
      })
      upstream.on('error', () => {
        // An answer that has begun knows itself how it ended.
        if (response.headersSent) return
        request.unpipe(upstream)
        request.resume()
        resolve(false)
      })
      // A visitor who goes away is waited for by nobody.
      response.once('close', () => upstream.destroy())
      request.pipe(upstream)
    })
}

type Early = { request: IncomingMessage; upstream: ClientRequest; answer: IncomingMessage; response: ServerResponse }

/**
 * Answers whoever is still sending. What is left of the request is read past, up to a bound: a connection that is closed
 * upon its sender takes the answer with it, and one that nobody reads stands still until the deadline of a request.
 */
function endAfterRest({ request, upstream, answer, response }: Early): void {
  let leftBytes = REST_BYTES
  request.unpipe(upstream)
  request.on('data', (chunk: Buffer) => {
    leftBytes -= chunk.length
    if (leftBytes < 0) response.destroy()
  })
  request.resume()
  answer.pipe(response, { end: false })
  answer.once('end', () => {
    // Half a request has gone up: the next one must not follow it.
    upstream.destroy()
    if (request.complete) response.end()
    else request.once('end', () => response.end())
  })
}

function withoutHops(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)))
}

/** @param raw names and values in turn */
function endToEnd(raw: string[]): string[] {
  return raw.filter((_, index) => !HOP.has((raw[index - (index % 2)] ?? '').toLowerCase()))
}
