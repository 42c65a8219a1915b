import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { plainAddress } from './client-address'

export const REQUEST_ID_HEADER = 'x-request-id'

/** A proxy at a Unix socket is this machine's. */
const THIS_MACHINE = '127.0.0.1'
/** Nothing that could end a line of a log, or mean something in a page. */
const ID = /^[\w-]{8,64}$/

/** The id by which every log and every error knows the request: a listed proxy may have made it, a visitor may not. */
export function chooseRequestId({ headers, socket }: IncomingMessage, proxies: readonly string[]): string {
  const isFromProxy = proxies.includes(plainAddress(socket.remoteAddress ?? THIS_MACHINE))
  return (isFromProxy ? readRequestId(headers) : null) ?? randomUUID()
}

/** The id that came with a request, or null when it has none that could be one. */
export function readRequestId(headers: IncomingMessage['headers']): string | null {
  const id = headers[REQUEST_ID_HEADER]
  return typeof id === 'string' && ID.test(id) ? id : null
}
