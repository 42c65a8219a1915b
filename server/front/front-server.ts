import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { SiteConfig } from '@/lib/config/site-env'
import { REPORT_WANTED_HEADER } from '@/lib/routing/page-report'
import { visitorAddress } from '../client-address'
import { openPictures } from '../drawn-pictures'
import { createHealth } from '../health'
import { openHosts } from '../known-hosts'
import { plainAnswer, rawAnswer } from '../plain-answer'
import { refusalOf } from '../refusals'
import { CLIENT_HEADER } from '../request-headers'
import { securityHeaders } from '../security-headers'
import { SOCKET_LIMITS } from '../socket-limits'
import { answerUnreadable } from '../unreadable-request'
import { answerAway } from './answer-away'
import { createForwardedWatch } from './forwarded-watch'
import { createKeptAnswers } from './kept-answers'
import type { Metrics } from './metrics'
import type { PageCache } from './page-cache'
import { type PageKey, pageKey } from './page-key'
import { createPassThrough } from './pass-through'
import { remember } from './remember'
import type { AskRenderer, Rendered } from './renderer-client'
import { openStaticFiles } from './static-files'

type Parts = {
  config: SiteConfig
  folders: { pictures: string; files: string }
  socketPath: string
  caches: Record<PageKey['kind'], PageCache>
  ask: AskRenderer
  /** Lets a few renderings run at a time. */
  turn: (work: () => Promise<Rendered>) => Promise<Rendered>
  metrics: Metrics
  isRendererUp: () => boolean
  isDraining: () => boolean
  /** A proxy seems to stand before us that TRUSTED_PROXY does not name, or one that names nobody. */
  warnOfProxy: (details: object) => void
}

/** This machine's own address: a rendering behind a visitor's back counts against nobody. */
const NOBODY = '127.0.0.1'

/** The http server that visitors meet; opens no port. */
export function createFrontServer(parts: Parts) {
  const { config, folders, socketPath, caches, ask, turn, metrics, isRendererUp, isDraining, warnOfProxy } = parts
  const security = securityHeaders(config.SITE_URL)
  const knowsHost = remember(openHosts(config))
  const isOurHost = (host = '') => knowsHost(host)
  const kept = createKeptAnswers({ pages: caches.page, metrics, siteUrl: config.SITE_URL })
  const unreadable = answerUnreadable(security)
  const answerPicture = openPictures(folders.pictures, security)
  const answerFile = openStaticFiles(folders.files, security)
  const askHealth = createHealth(config.PROVIDER_URL, () => isDraining() || !isRendererUp())
  const passThrough = createPassThrough(socketPath)
  const watchForwarded = createForwardedWatch({
    proxies: config.TRUSTED_PROXY,
    warn: warnOfProxy,
    count: metrics.forwardedUnlisted,
    now: () => performance.now(),
  })

  const server = createServer(SOCKET_LIMITS, (request, response) => {
    unreadable.note(response)
    watchForwarded(request)
    const isPlain = !isDraining() && refusalOf(request, isOurHost) === null
    if (!isPlain || !kept.giveFresh(request, response)) void answer(request, response)
  })
  // Nothing here speaks WebSocket.
  server.on('upgrade', (_request, socket) => socket.end(rawAnswer(400, security)))
  server.on('clientError', unreadable.answer)
  return server

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const path = url.split('?')[0] ?? '/'
    if (isDraining()) response.setHeader('connection', 'close')
    const health = await askHealth(path)
    if (health) return plainAnswer(response, { ...health, type: 'application/json' }, security)
    const refusal = refusalOf(request, isOurHost)
    if (refusal) return plainAnswer(response, refusal, { ...security, ...refusal.headers })
    if (answerPicture(request, response) || answerFile(request, response)) return

    const address = addressOf(request, config)
    const key = pageKey(url, request.headers)
    if (key === null) return pass(request, response, address)
    await answerKept(request, response, key, address)
  }

  async function answerKept(
    request: IncomingMessage,
    response: ServerResponse,
    { kind, key, path, headers }: PageKey,
    address: string,
  ): Promise<void> {
    // A question with a query is a visitor's own choice, and counts against him.
    const asker = path.includes('?') ? address : NOBODY
    const render = () =>
      turn(() => {
        metrics.rendered()
        return ask(path, { ...headers, [REPORT_WANTED_HEADER]: '1', [CLIENT_HEADER]: asker })
      })
    const found = await caches[kind].get(key, render).catch(() => null)
    if (found === null) {
      metrics.answered(isRendererUp() ? 'busy' : 'away')
      return answerAway(request, response, security)
    }
    if (found.kind === 'unshared') {
      metrics.answered('unshared')
      return pass(request, response, address)
    }
    kept.give(request, response, found.page, found.state)
  }

  async function pass(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    delete request.headers[REPORT_WANTED_HEADER]
    request.headers[CLIENT_HEADER] = address
    const isAnswered = await passThrough(request, response)
    metrics.answered(isAnswered ? 'passed' : 'away')
    if (!isAnswered) answerAway(request, response, security)
  }
}

/** A proxy at a Unix socket is this machine's. */
function addressOf({ socket, headers }: IncomingMessage, config: SiteConfig): string {
  return visitorAddress(socket.remoteAddress ?? NOBODY, headers['x-forwarded-for']?.toString(), config)
}
