import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { SiteConfig } from '@/lib/config/site-env'
import { REPORT_WANTED_HEADER } from '@/lib/routing/page-report'
import { addRedirectSlash } from '@/lib/routing/redirect-target'
import type { StatusScope } from '@/lib/routing/status-scope'
import { accountPattern } from './account-pattern'
import { stripDottedSlash } from './dotted-page'
import { openPictures } from './drawn-pictures'
import { findFailurePage } from './failure-page'
import { guardResponse } from './guard-response'
import { createHealth } from './health'
import { createHostCheck } from './host-check'
import { pageWait } from './limit-pages'
import { climbs, isAccountAddress, isPageAddress, missingAddress, readPath } from './page-address'
import { formatRawResponse, sendPlainResponse } from './plain-response'
import { findRejection } from './rejections'
import { CLIENT_HEADER, isInternal, prepareRequest } from './request-headers'
import { REQUEST_ID_HEADER } from './request-id'
import { readSecretLink } from './secret-link'
import { securityHeaders } from './security-headers'
import { SOCKET_LIMITS } from './socket-limits'
import { type TraceRequest, untraced } from './trace-requests'
import { createUnreadableResponder } from './unreadable-request'

const TOO_MANY = 429
const SERVER_ERROR = 500

type Deps = {
  config: SiteConfig
  /** Folder of the drawn pictures of shared links. */
  pictures: string
  /** Next's request handler. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  isDraining: () => boolean
  /** Called with each request before it is served, but not with probes; left out: nobody reads how long responses take. */
  /** Runs a request inside its span. */
  traceRequest?: TraceRequest | undefined
  measure?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  onFailure: (details: { requestId: string; path: string; status: number; error?: unknown }) => void
  /** Somebody asked for a page of the client area that is not his. `path`: without the id. */
  onDenied: (details: { requestId: string; path: string }) => void
}

/** The site's http server around Next's handler; opens no port. */
export function createSiteServer({
  config,
  pictures,
  handle,
  isDraining,
  measure,
  traceRequest = untraced,
  onFailure,
  onDenied,
}: Deps) {
  const scopes = openScopes()
  const security = securityHeaders(config.SITE_URL)
  const isOurHost = createHostCheck(config)
  const unreadable = createUnreadableResponder(security)
  const servePicture = openPictures(pictures, security)
  const checkHealth = createHealth(config.PROVIDER_URL, isDraining)

  const server = createServer(SOCKET_LIMITS, (request, response) =>
    traceRequest(request, response, () => void serveRequest(request, response)),
  )
  // Nothing here speaks WebSocket.
  server.on('upgrade', (_request, socket) => socket.end(formatRawResponse(400, security)))
  server.on('clientError', unreadable.respond)
  return server

  async function serveRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const path = url.split('?')[0] ?? '/'
    unreadable.note(response)
    if (isDraining()) response.setHeader('connection', 'close')
    const health = await checkHealth(path)
    if (health) return sendPlainResponse(response, { ...health, type: 'application/json' }, security)
    measure?.(request, response)
    // Asked once: middleware's rewrites write the token into the headers of any request.
    const isOwnQuestion = isInternal(request)
    const rejection = findRejection(request, (host) => isOwnQuestion || isOurHost(host))
    if (rejection) return sendPlainResponse(response, rejection, { ...security, ...rejection.headers })
    const link = readSecretLink(url)
    if (link?.kind === 'redirect') return sendPlainResponse(response, link, { ...security, ...link.headers })

    if (servePicture(request, response)) return

    const isReported = request.headers[REPORT_WANTED_HEADER] !== undefined
    const requestId = prepareRequest(request, config)
    const seen = addressForNext(link?.url ?? url)
    request.url = seen
    response.setHeader(REQUEST_ID_HEADER, requestId)
    const address = String(request.headers[CLIENT_HEADER])
    const scope: StatusScope = isOwnQuestion ? { isHurried: true, requestId } : { address, requestId }
    const own = {
      url,
      method: request.method ?? 'GET',
      isDocument: request.headers.rsc === undefined,
      scope,
      isReported,
      security: { ...security, [REQUEST_ID_HEADER]: requestId },
      onRejection: () => onDenied({ requestId, path: accountPattern(path) }),
    }
    const failedRequest = { url, host: request.headers.host ?? 'localhost', id: requestId }
    const loggedPath = isAccountAddress(url) ? accountPattern(path) : path
    const replace = async (status: number) => {
      if (status >= SERVER_ERROR) onFailure({ requestId, path: loggedPath, status })
      return isOwnQuestion ? noPage() : findFailurePage(server, { ...failedRequest, status })
    }
    const wait = isOwnQuestion ? null : await pageWait(seen, address)
    if (wait !== null) {
      const page = await findFailurePage(server, { ...failedRequest, status: TOO_MANY })
      const headers = { ...page.headers, 'retry-after': String(Math.ceil(wait / 1000)) }
      guardResponse(response, { ...own, replace: async () => ({ ...page, headers }) })
      response.writeHead(TOO_MANY, { 'content-type': 'text/html; charset=utf-8' }).end()
      return
    }
    guardResponse(response, { ...own, replace })
    try {
      await scopes.run(scope, () => handle(request, response))
    } catch (error) {
      onFailure({ requestId, path: loggedPath, status: 500, error })
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end()
    }
  }
}

/** What Next is asked instead of an address that it would misread. */
function addressForNext(url: string): string {
  const path = url.split('?')[0] ?? '/'
  const isNobodys = isPageAddress(url) ? readPath(path) === null : climbs(path)
  return isNobodys ? missingAddress(path) : stripDottedSlash(addRedirectSlash(url))
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
