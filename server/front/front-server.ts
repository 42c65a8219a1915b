import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { SiteConfig } from '@/lib/config/site-env'
import { wideNetworkOf } from '@/lib/limits/network-of'
import { REPORT_WANTED_HEADER } from '@/lib/routing/page-report'
import { visitorAddress } from '../client-address'
import { openPictures } from '../drawn-pictures'
import { createHealth } from '../health'
import { createHostCheck } from '../host-check'
import { formatRawResponse, sendPlainResponse } from '../plain-response'
import { findRejection } from '../rejections'
import { CLIENT_HEADER } from '../request-headers'
import { chooseRequestId, REQUEST_ID_HEADER } from '../request-id'
import { securityHeaders } from '../security-headers'
import { SOCKET_LIMITS } from '../socket-limits'
import { TRACE_HEADER, type TraceRequest, untraced } from '../trace-requests'
import { createUnreadableResponder } from '../unreadable-request'
import { createConnectionQueue } from './connection-queue'
import { createForwardedWatch } from './forwarded-watch'
import type { Limiter } from './limiter'
import type { Metrics } from './metrics'
import type { PageCache } from './page-cache'
import { type PageKey, pageKey } from './page-key'
import { createPageResponder } from './page-responder'
import { createPassOn } from './pass-on'
import { createPhotoServer } from './photos'
import { createPolicyReports } from './policy-reports'
import { remember } from './remember'
import type { Rendered, RequestRendering } from './renderer-client'
import { serveUnavailable } from './serve-unavailable'
import { openStaticFiles } from './static-files'

type Deps = {
  config: SiteConfig
  folders: { pictures: string; files: string }
  socketPath: string
  caches: Record<PageKey['kind'], PageCache>
  requestRendering: RequestRendering
  /** Lets a few renderings run at a time. */
  limiter: Limiter<Rendered>
  metrics: Metrics
  /** Called with each request before it is served; left out: nobody reads how long responses take. */
  measure?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  /** Runs a request inside its span. */
  traceRequest?: TraceRequest
  isRendererUp: () => boolean
  isDraining: () => boolean
  /** A proxy seems to stand before us that TRUSTED_PROXY does not name, or one that names nobody. */
  warnOfProxy: (details: object) => void
}

/** This machine's own address: a rendering behind a visitor's back counts against nobody. */
const NOBODY = '127.0.0.1'

/** The http server that visitors meet; opens no port. */
export function createFrontServer(deps: Deps) {
  const { config, folders, socketPath, caches, metrics, requestRendering, isRendererUp, isDraining } = deps
  const security = securityHeaders(config.SITE_URL)
  const isOurHost = openHostCheck(config)
  const responder = createPageResponder({ pages: caches.page, metrics, siteUrl: config.SITE_URL })
  const unreadable = createUnreadableResponder(security)
  const servers = [openPictures(folders.pictures, security), openStaticFiles(folders.files, security)]
  const servePhoto = createPhotoServer({ requestRendering, security, pageCacheMb: config.PAGE_CACHE_MB })
  const respondToReport = createPolicyReports({ siteUrl: config.SITE_URL, security, count: metrics.policyViolation })
  const checkHealth = createHealth(config.PROVIDER_URL, () => isDraining() || !isRendererUp())
  const passOn = createPassOn(socketPath)
  const watchForwarded = openForwardedWatch(deps)

  // Nothing here speaks WebSocket.
  return createServer(SOCKET_LIMITS, createConnectionQueue(traceEach(deps, serve)))
    .on('upgrade', (_request, socket) => socket.end(formatRawResponse(400, security)))
    .on('clientError', unreadable.respond)

  function serve(request: IncomingMessage, response: ServerResponse): void {
    request.headers[REQUEST_ID_HEADER] = chooseRequestId(request, config.TRUSTED_PROXY)
    deps.measure?.(request, response)
    unreadable.note(response)
    watchForwarded(request)
    const isRejected = isDraining() || findRejection(request, isOurHost) !== null
    if (isRejected || !responder.sendFresh(request, response)) void serveRequest(request, response)
  }

  async function serveRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const path = url.split('?')[0] ?? '/'
    if (isDraining()) response.setHeader('connection', 'close')
    const health = await checkHealth(path)
    if (health) return sendPlainResponse(response, { ...health, type: 'application/json' }, security)
    const rejection = findRejection(request, isOurHost)
    if (rejection) return sendPlainResponse(response, rejection, { ...security, ...rejection.headers })
    if (servers.some((serve) => serve(request, response))) return

    const address = addressOf(request, config)
    if (await servePhoto(request, response, rowOf(address))) return
    if (respondToReport(request, response, address)) return
    const key = pageKey(url, request.headers)
    if (key === null) return pass(request, response, address)
    await serveCached(request, response, key, address)
  }

  async function serveCached(
    request: IncomingMessage,
    response: ServerResponse,
    page: PageKey,
    address: string,
  ): Promise<void> {
    const { kind, key } = page
    const render = openRendering(deps, page, address, request)
    const result = await caches[kind].get(key, render).catch(() => null)
    if (result === null) {
      metrics.countResponse(isRendererUp() ? 'busy' : 'away')
      return serveUnavailable(request, response, security)
    }
    if (result.kind === 'unshared') {
      metrics.countResponse('unshared')
      return pass(request, response, address)
    }
    responder.give(request, response, result.page, result.state)
  }

  async function pass(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    delete request.headers[REPORT_WANTED_HEADER]
    request.headers[CLIENT_HEADER] = address
    const state = await passOn(request, response, rowOf(address))
    metrics.countResponse(state)
    if (state !== 'passed') serveUnavailable(request, response, security)
  }
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void

function traceEach({ traceRequest = untraced }: Deps, serve: Serve): Serve {
  return (request, response) => traceRequest(request, response, () => serve(request, response))
}

/** Waits in the row of whoever asks. A question with a query is a visitor's own choice, and counts against him. */
function openRendering(
  { limiter, metrics, requestRendering }: Deps,
  { kind, key, path, headers }: PageKey,
  address: string,
  { headers: { [REQUEST_ID_HEADER]: requestId, [TRACE_HEADER]: trace } }: IncomingMessage,
): () => Promise<Rendered> {
  const asker = path.includes('?') ? address : NOBODY
  const waiting = { network: rowOf(address), key: `${kind} ${key}` }
  limiter.join(waiting)
  return () =>
    limiter.run(waiting, () => {
      metrics.rendered()
      const own = { [REPORT_WANTED_HEADER]: '1', [CLIENT_HEADER]: asker, [REQUEST_ID_HEADER]: String(requestId) }
      return requestRendering(path, { ...headers, ...own, ...(trace && { [TRACE_HEADER]: String(trace) }) })
    })
}

function openHostCheck(config: SiteConfig) {
  const knowsHost = remember(createHostCheck(config))
  return (host = '') => knowsHost(host)
}

function openForwardedWatch({ config, metrics, warnOfProxy }: Deps) {
  const count = metrics.forwardedUnlisted
  return createForwardedWatch({ proxies: config.TRUSTED_PROXY, warn: warnOfProxy, count, now: () => performance.now() })
}

/** Whose row a rendering waits in; of IPv6 a whole /48, which one visitor may have. */
function rowOf(address: string): string {
  return wideNetworkOf(address) ?? address
}

/** A proxy at a Unix socket is this machine's. */
function addressOf({ socket, headers }: IncomingMessage, config: SiteConfig): string {
  return visitorAddress(socket.remoteAddress ?? NOBODY, headers['x-forwarded-for']?.toString(), config)
}
