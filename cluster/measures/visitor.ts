import { randomInt } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'

const LIMIT_MS = 30_000

export type Response = { status: number; headers: IncomingHttpHeaders; body: string }

/** An address of the loopback network, which nginx sees: each is a visitor with limits of its own. */
export function randomAddress(): string {
  return `127.${randomInt(100, 200)}.${randomInt(0, 250)}.${randomInt(1, 251)}`
}

/**
 * Sends one request on a connection of its own, as a visitor with this address.
 *
 * @throws {Error} when there is no whole response
 */
export function send(
  siteUrl: string,
  path: string,
  { from, body, key }: { from: string; body?: object; key?: string },
): Promise<Response> {
  const { host, port } = new URL(siteUrl)
  const text = body && JSON.stringify(body)
  const headers = {
    host,
    ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    ...(key && { 'idempotency-key': key }),
  }
  const method = text ? 'POST' : 'GET'
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method,
    headers,
    localAddress: from,
    agent: false,
    timeout: LIMIT_MS,
  }
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('no response in time')))
    sent.on('error', reject).end(text)
  })
}
