import { type IncomingHttpHeaders, request } from 'node:http'
import { siteUrl } from './site'

/**
 * `from`: an address of the loopback network, each has its own budget of attempts. `site`: another one than the stack's.
 */
export type Asking = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  from?: string
  site?: string
}
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer }

/** One request, sent as it is written: browsers and `fetch` tidy a path up before they send it. */
export function ask(path: string, asking: Asking = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from, site = siteUrl() } = asking
  const { host, port } = new URL(site)
  // Node frames the body of a DELETE only when it is told how long it is.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = { host: '127.0.0.1', port, path, method, headers: { host, ...length, ...headers }, agent: false }
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, ...(from ? { localAddress: from } : {}) }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString('utf8'), bytes })
      })
    })
    sent.on('error', reject).end(body)
  })
}

/** The same, and where it leads. @returns every answer on the way */
export async function askOn(path: string, asking: Asking, hops = 3): Promise<Answer[]> {
  const answer = await ask(path, asking)
  const { location } = answer.headers
  if (!location || hops === 0) return [answer]
  const { pathname, search } = new URL(location, siteUrl(path))
  return [answer, ...(await askOn(pathname + search, asking, hops - 1))]
}
