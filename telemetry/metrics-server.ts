import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/** A scraper sends its headers at once; whoever drips them only holds a socket. */
const SOCKET_LIMITS = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 2_000 }
const READ_METHODS = ['GET', 'HEAD']
const EVERYWHERE = ['0.0.0.0', '::']
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'text/plain; charset=utf-8',
  'x-content-type-options': 'nosniff',
}

type Deps = {
  registry: Pick<Registry, 'metrics' | 'contentType'>
  /**
   * Where the server is to listen. Only requests that name this host, or this machine, are answered, so that no page in a
   * browser of this machine reads the metrics under a name of its own (DNS rebinding). Everywhere (0.0.0.0): any name, such as
   * the address of a pod.
   */
  host: string
}

type Reply = { status: number; body: string; headers?: Record<string, string> }

/** Prometheus text at `/metrics`, on a port that no visitor reaches; opens no port. */
export function createMetricsServer({ registry, host }: Deps): Server {
  return createServer(SOCKET_LIMITS, async (request, response) => {
    const { status, body, headers } = findRejection(request, host) ?? (await readMetrics(registry))
    response.writeHead(status, { ...HEADERS, ...headers }).end(body)
  })
}

/** Listens beside the program's own port. @param onError called when the port cannot be used */
export function listenForMetrics(deps: Deps, port: number, onError: (error: Error) => void): Server {
  return createMetricsServer(deps).once('error', onError).listen(port, deps.host).unref()
}

function findRejection({ method = '', headers, url = '' }: IncomingMessage, host: string): Reply | null {
  if (!READ_METHODS.includes(method)) {
    return { status: 405, body: 'Method Not Allowed', headers: { allow: READ_METHODS.join(', ') } }
  }
  if (!isOwnName(headers.host, host)) return { status: 421, body: 'Misdirected Request' }
  return url.split('?')[0] === '/metrics' ? null : { status: 404, body: 'Not Found' }
}

/** An error of one figure must not end the process that it is about. */
async function readMetrics(registry: Deps['registry']): Promise<Reply> {
  try {
    return { status: 200, body: await registry.metrics(), headers: { 'content-type': registry.contentType } }
  } catch {
    return { status: 500, body: 'Internal Server Error' }
  }
}

function isOwnName(name: string | undefined, host: string): boolean {
  if (EVERYWHERE.includes(host)) return true
  const names = [...THIS_MACHINE, host.includes(':') ? `[${host}]` : host.toLowerCase()]
  return name !== undefined && names.includes(name.toLowerCase().replace(/:\d{1,5}$/, ''))
}
