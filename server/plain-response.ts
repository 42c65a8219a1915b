import { type ServerResponse, STATUS_CODES } from 'node:http'
import { fallbackPolicy } from './security-headers'

export type Plain = { status: number; body: string; type?: 'application/json' | 'text/plain' }

/** An answer of this process itself, without Next. */
export function sendPlainResponse(
  response: ServerResponse,
  { status, type = 'text/plain', body }: Plain,
  headers: Headers,
): void {
  response.writeHead(status, { ...plainHeaders(type), ...headers }).end(body)
}

/** The same as raw text, where Node gives a socket and no response: an unreadable request, an upgrade. */
export function formatRawResponse(status: number, headers: Headers): string {
  const own = { ...plainHeaders('text/plain'), ...headers, 'content-length': '0', connection: 'close' }
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`
}

type Headers = Record<string, string>

function plainHeaders(type: string): Headers {
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': fallbackPolicy(type),
  }
}
