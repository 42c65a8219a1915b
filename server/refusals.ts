import type { IncomingMessage } from 'node:http'

const URL_MAX_BYTES = 8 * 1024
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export type Refusal = { status: 400 | 405 | 414 | 421; text: string }

/** Why a request is not even shown to Next, or null. `host` null: any name of this machine will do. */
export function refusalOf({ url = '', method = '', headers }: IncomingMessage, host: string | null): Refusal | null {
  if (url.length > URL_MAX_BYTES) return { status: 414, text: 'URI Too Long' }
  // An absolute or starred target would be taken for a path of ours, or for an order to a proxy.
  if (!url.startsWith('/')) return { status: 400, text: 'Bad Request' }
  if (!METHODS.has(method)) return { status: 405, text: 'Method Not Allowed' }
  if (host !== null && headers.host?.toLowerCase() !== host) return { status: 421, text: 'Misdirected Request' }
  return null
}
