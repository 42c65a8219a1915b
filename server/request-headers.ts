import type { IncomingMessage } from 'node:http'
import type { SiteConfig } from '@/lib/config/site-env'
import { INTERNAL_HEADER, internalToken } from '@/lib/routing/internal-pages'
import { REPORT_WANTED_HEADER } from '@/lib/routing/page-report'
import { plainAddress, visitorAddress } from './client-address'
import { chooseRequestId, REQUEST_ID_HEADER, readRequestId } from './request-id'

export const CLIENT_HEADER = 'x-client-ip'

// Headers that only this process or a listed proxy may set: a visitor's copy would be believed further on.
const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip)$/
const OURS = new Set([
  CLIENT_HEADER,
  INTERNAL_HEADER,
  REQUEST_ID_HEADER,
  REPORT_WANTED_HEADER,
  'content-security-policy',
  'x-nonce',
])
const NEXT_INTERNAL = /^(x-middleware-|x-invoke-|x-matched-path$|x-now-route-matches$)/

/** True for a question of this process to itself. */
export function isInternal({ headers }: IncomingMessage): boolean {
  return headers[INTERNAL_HEADER] === internalToken()
}

/** Drops what a visitor must not say, and says who asks. Returns the id by which the log knows the request. */
export function prepareRequest(
  request: IncomingMessage,
  config: Pick<SiteConfig, 'SUN_MODE' | 'TRUSTED_PROXY'>,
): string {
  const { headers, socket } = request
  if (isInternal(request)) return String(headers[REQUEST_ID_HEADER])

  // No address: a Unix socket, on which only our own front speaks, and it has done this already.
  const address = socket.remoteAddress
    ? visitorAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), config)
    : String(headers[CLIENT_HEADER] ?? 'unknown')
  const isFromProxy = config.TRUSTED_PROXY.includes(plainAddress(socket.remoteAddress ?? ''))
  const frontId = socket.remoteAddress ? null : readRequestId(headers)
  const id = frontId ?? chooseRequestId(request, config.TRUSTED_PROXY)
  for (const name of Object.keys(headers))
    if (OURS.has(name) || NEXT_INTERNAL.test(name) || (FORWARDED.test(name) && !isFromProxy)) delete headers[name]

  headers[CLIENT_HEADER] = address
  headers[REQUEST_ID_HEADER] = id
  return id
}
