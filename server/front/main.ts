import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSiteEnv, type SiteConfig } from '@/lib/config/site-env'
import { REPORT_WANTED_HEADER } from '@/lib/routing/page-report'
import { listenForMetrics } from '@/telemetry/metrics-server'
import { openTracing } from '@/telemetry/tracing'
import { CLIENT_HEADER } from '../request-headers'
import { LimitMessage, shareLimits } from '../share-limits'
import { createSiteLog } from '../site-log'
import { createTraceRequest } from '../trace-requests'
import { waitForFirstPage } from './first-page'
import { createFrontServer } from './front-server'
import { createLimiter } from './limiter'
import { createMetrics, kindOf, measureResponses } from './metrics'
import { createOuterCaches } from './outer-caches'
import { createPageCache } from './page-cache'
import { createPurges } from './purges'
import { createRendererClient, type Rendered } from './renderer-client'
import { startRenderer } from './renderer-process'
import { watchChanges } from './watch-changes'

const MEGABYTE = 1024 * 1024
const STOP_DEADLINE_MS = 10_000
const IDLE_CHECK_MS = 50
/** Renderings at a time, and how many may wait: one keeps a core busy. */
const RENDER_LIMIT = { inside: 4, waiting: 128 }
/** This machine's own address. */
const NOBODY = '127.0.0.1'

const config = readConfigOrEnd()
const log = createSiteLog('front', config.LOG_LEVEL)
const now = () => performance.now()
const dist = join(process.cwd(), 'dist')
// In a folder of our own: nobody else may put a socket there, or speak on this one.
const room = mkdtempSync(join(tmpdir(), 'sun-site-'))
const socketPath = join(room, 'renderer.sock')
let isDraining = false

const purges = createPurges(now)
const caches = {
  page: createPageCache({ purges, now, maxBytes: config.PAGE_CACHE_MB * MEGABYTE }),
  data: createPageCache({ purges, now, maxBytes: (config.PAGE_CACHE_MB * MEGABYTE) / 8 }),
}
const renderer = startRenderer({
  script: join(dist, 'server', 'renderer.js'),
  socketPath,
  env: process.env,
  onDeath: (how) => {
    metrics.died()
    log.error({ how }, 'the renderer died and is started again')
    // Counted by the launcher, where one started us: it gives up what dies too often (scripts/stack-programs.mjs).
    if (process.connected) process.send?.({ rendererDied: how })
  },
  onMessage: (message) => {
    const { data } = LimitMessage.safeParse(message)
    if (data) metrics.limits('renderer', data.limits)
  },
})
const tracing = config.OTEL_EXPORTER_OTLP_ENDPOINT
  ? await openTracing('sun-rent-front', config.OTEL_EXPORTER_OTLP_ENDPOINT)
  : undefined
const metrics = createMetrics({ page: caches.page.sizes, data: caches.data.sizes }, renderer.isUp)
const changes = new AbortController()
const outerCaches = createOuterCaches({
  urls: config.PURGE_URLS,
  warn: (details) => log.warn(details, 'a cache in front does not take purges: its pages may be a minute old'),
})
// What changed while no front was there has been told to nobody.
outerCaches.purge()
void watchChanges({
  providerUrl: config.PROVIDER_URL,
  token: config.PROVIDER_TOKEN,
  purges,
  onPurge: outerCaches.purge,
  signal: changes.signal,
})

const requestRendering = createRendererClient(socketPath, new URL(config.SITE_URL).host)
const server = createFrontServer({
  config,
  folders: { pictures: join(dist, 'opengraph'), files: join(dist, 'static') },
  socketPath,
  caches,
  requestRendering: requestRendering,
  limiter: createLimiter<Rendered>(RENDER_LIMIT),
  metrics,
  measure: config.METRICS_PORT === undefined ? undefined : measureResponses(metrics),
  traceRequest: createTraceRequest(tracing, { routeOf: kindOf, isOurs: () => false }),
  isRendererUp: renderer.isUp,
  isDraining: () => isDraining,
  warnOfProxy: (details) =>
    log.warn(
      details,
      'a proxy that TRUSTED_PROXY does not name says who asks, or one that it names does not: limits count it as one',
    ),
})
await shareLimits({ config, log, report: (limits) => metrics.limits('front', limits) })
showMetrics(config)
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
const began = now()
const hasFirstPage = await waitForFirstPage({ requestPage: requestHomePage, isStopping: () => isDraining, now })
if (!hasFirstPage && !isDraining) log.warn('the first page cannot be had: the site listens without it')
if (!isDraining) listen(config)

/** Rendered as for any visitor, and kept for the first one. @throws while there is no renderer */
async function requestHomePage(): Promise<boolean> {
  const headers = { [REPORT_WANTED_HEADER]: '1', [CLIENT_HEADER]: NOBODY }
  const result = await caches.page.get('/', () => requestRendering('/', headers))
  return result.kind === 'page' && result.page.status === 200 && result.state !== 'failed'
}

/** A Unix socket when SITE_SOCKET names one (a proxy stands before us), else a port. */
function listen({ SITE_SOCKET, HOST, PORT }: SiteConfig): void {
  const ready = () => log.info({ at: server.address(), afterMs: Math.round(now() - began) }, 'the site listens')
  server.once('error', (error) => {
    log.fatal(error, 'the site cannot listen')
    void end(1)
  })
  if (!SITE_SOCKET) {
    server.listen(PORT, HOST, ready)
    return
  }
  rmSync(SITE_SOCKET, { force: true })
  server.listen(SITE_SOCKET, ready)
}

/** For whoever watches this machine; nobody else should reach that port. */
function showMetrics({ METRICS_HOST: host, METRICS_PORT: port }: SiteConfig): void {
  if (port === undefined) return
  listenForMetrics({ registry: metrics.registry, host }, port, (error) => {
    log.fatal(error, 'the metrics cannot be shown')
    void end(1)
  })
}

/** Takes nothing new, lets running requests finish, then ends the renderer and itself. */
function stop(): void {
  isDraining = true
  log.info('the site stops')
  changes.abort()
  server.close(() => void end(0))
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref()
  setTimeout(() => {
    log.warn('requests were cut off')
    void end(0)
  }, STOP_DEADLINE_MS).unref()
}

async function end(code: number): Promise<void> {
  await renderer.stop()
  await tracing?.close()
  rmSync(room, { recursive: true, force: true })
  process.exit(code)
}

function readConfigOrEnd(): SiteConfig {
  try {
    return readSiteEnv(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
