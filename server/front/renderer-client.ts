import { Agent, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from 'node:http'

const DEADLINE_MS = 15_000
const MAX_BYTES = 16 * 1024 * 1024
const CONNECTIONS = 64
/** Shorter than the renderer keeps one: a connection must not be used while it is being closed. */
const IDLE_MS = 30_000
/** Next puts title and description into the head only for whoever says a name. */
const NAME = 'sun-front'

export type Rendered = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export type RequestRendering = ReturnType<typeof createRendererClient>

/**
 * Asks the renderer for a page that is nobody's: the request carries an address and the site's own name, and nothing
 * that a visitor sent, so nobody can bend what all others are going to see.
 *
 * @param host what the page believes to be called.
 */
export function createRendererClient(socketPath: string, host: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, timeout: IDLE_MS })
  /** @throws {Error} when the renderer is not there, is too slow, or answers without end */
  return async (path: string, headers: Record<string, string>): Promise<Rendered> => {
    const own = { host, 'user-agent': NAME, 'accept-encoding': 'identity', ...headers }
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const response = await open({ socketPath, agent, path, headers: own, signal })
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response) {
      size += chunk.length
      if (size > MAX_BYTES) throw new Error('the renderer answers without end')
      chunks.push(chunk)
    }
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
  }
}

/** Once more, when a connection that was kept had just been closed at the other end. */
function open(options: RequestOptions, isSecond = false): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(options, resolve)
    clientRequest.once('error', (error: NodeJS.ErrnoException) => {
      if (clientRequest.reusedSocket && error.code === 'ECONNRESET' && !isSecond) resolve(open(options, true))
      else reject(error)
    })
    clientRequest.end()
  })
}
