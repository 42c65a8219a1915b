import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { SiteConfig } from '@/lib/config/site-env'
import type { StatusScope } from '@/lib/routing/status-scope'
import { keepDottedPage } from './dotted-page'
import { findFailurePage } from './failure-page'
import { guardAnswer } from './guard-answer'
import { createHealth } from './health'
import { type Refusal, refusalOf } from './refusals'
import { isInternal, prepareRequest, REQUEST_ID_HEADER } from './request-headers'
import { fallbackPolicy, securityHeaders } from './security-headers'

// A browser sends its headers at once; whoever drips them is holding a socket.
const HEADERS_DEADLINE_MS = 10_000
const REQUEST_DEADLINE_MS = 60_000
const KEEP_ALIVE_MS = 65_000
const DEADLINE_CHECK_MS = 2_000
const HEADERS_MAX_BYTES = 16 * 1024

type Parts = {
  config: SiteConfig
  /** Next's request handler. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  isDraining: () => boolean
  onFailure: (details: { requestId: string; path: string; status: number; error?: unknown }) => void
}

/** The site's http server around Next's handler; opens no port. */
export function createSiteServer({ config, handle, isDraining, onFailure }: Parts) {
  const scopes = openScopes()
  const security = securityHeaders(config.SITE_URL)
  const host = config.SUN_MODE === 'live' ? new URL(config.SITE_URL).host : null
  const askHealth = createHealth(config.PROVIDER_URL, isDraining)

  const server = createServer(
    {
      headersTimeout: HEADERS_DEADLINE_MS,
      requestTimeout: REQUEST_DEADLINE_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: DEADLINE_CHECK_MS,
      maxHeaderSize: HEADERS_MAX_BYTES,
    },
    (request, response) => void answer(request, response),
  )
  // Nothing here speaks WebSocket.
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n'))
  return server

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const path = url.split('?')[0] ?? '/'
    if (isDraining()) response.setHeader('connection', 'close')
    const health = await askHealth(path)
    if (health) return plainAnswer(response, security, health.status, 'application/json', health.body)
    const refusal: Refusal | null = refusalOf(request, isInternal(request) ? null : host)
    if (refusal) return plainAnswer(response, security, refusal.status, 'text/plain', refusal.text)

    const requestId = prepareRequest(request, config.TRUSTED_PROXY)
    request.url = keepDottedPage(url)
    response.setHeader(REQUEST_ID_HEADER, requestId)
    const scope: StatusScope = {}
    const own = {
      url,
      method: request.method ?? 'GET',
      scope,
      security: { ...security, [REQUEST_ID_HEADER]: requestId },
    }
    const replace = async (status: number) => {
      onFailure({ requestId, path, status })
      return isInternal(request)
        ? noPage()
        : findFailurePage(server, url, request.headers.host ?? 'localhost', requestId)
    }
    guardAnswer(response, { ...own, replace })
    try {
      await scopes.run(scope, () => handle(request, response))
    } catch (error) {
      onFailure({ requestId, path, status: 500, error })
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end()
    }
  }
}

/** Where `markStatus` of the app finds the scope of its request. */
function openScopes(): AsyncLocalStorage<StatusScope> {
  const scopes = new AsyncLocalStorage<StatusScope>()
  Object.assign(globalThis, { sunStatusScope: scopes })
  return scopes
}

/** The failure page itself failed: tells the asking half of this process so, by not being HTML. */
function noPage() {
  return { headers: { 'content-type': 'text/plain' }, body: Buffer.alloc(0) }
}

function plainAnswer(
  response: ServerResponse,
  security: Record<string, string>,
  status: number,
  type: string,
  body: string,
): void {
  const own = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }
  response.writeHead(status, { ...security, 'content-security-policy': fallbackPolicy(type), ...own }).end(body)
}
