import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isApiAddress, readPath } from './page-address'

const URL_MAX_BYTES = 4 * 1024
const DOOR_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** A page takes no body: that also keeps Next's decoder of server actions out of reach. */
const READ_METHODS = ['GET', 'HEAD']

/** No body of ours comes with these: what followed one could be taken for somebody else's request. */
const BARE_METHODS = [...READ_METHODS, 'OPTIONS']

const HOST = 'host'

export type Rejection = { status: 400 | 405 | 414 | 421; body: string; headers?: Record<string, string> }

/** Why a request is not even shown to Next, or null. */
export function findRejection(request: IncomingMessage, isOurs: HostTest): Rejection | null {
  const { url = '', method = '', headers } = request
  if (url.length > URL_MAX_BYTES) return { status: 414, body: 'URI Too Long' }
  // An absolute or starred target would be taken for a path of ours, or for an order to a proxy.
  if (!url.startsWith('/')) return { status: 400, body: 'Bad Request' }
  const isApi = url.startsWith('/api/')
  // Next answers some of these with a 500; the address of a page leads to the page of missing ones.
  if (isApiAddress(url) && readPath(url.split('?')[0] ?? '') === null) return { status: 400, body: 'Bad Request' }
  const allowed = isApi ? DOOR_METHODS : READ_METHODS
  if (!allowed.includes(method))
    return { status: 405, body: 'Method Not Allowed', headers: { allow: allowed.join(', ') } }
  if (!isWellFramed(method, headers)) return { status: 400, body: 'Bad Request', headers: { connection: 'close' } }
  if (hasTwoHosts(request)) return { status: 400, body: 'Bad Request', headers: { connection: 'close' } }
  if (!isOurs(headers.host)) return { status: 421, body: 'Misdirected Request' }
  return null
}

function isWellFramed(method: string, headers: IncomingHttpHeaders): boolean {
  const coding = headers['transfer-encoding']
  if (BARE_METHODS.includes(method)) return coding === undefined && (headers['content-length'] ?? '0') === '0'
  return coding === undefined || (coding === 'chunked' && method !== 'DELETE')
}

/** Whoever stands before us might read the other one (RFC 9112 §3.2); Node itself keeps the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === HOST.length && name.toLowerCase() === HOST) hosts += 1
  }
  return hosts > 1
}

type HostTest = (host: string | undefined) => boolean
