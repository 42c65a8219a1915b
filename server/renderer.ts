import { rmdirSync, rmSync } from 'node:fs'
import { Server } from 'node:http'
import { dirname, join } from 'node:path'
import next from 'next'
import { readSiteEnv, type SiteConfig } from '@/lib/config/site-env'
import { listenForMetrics } from '@/telemetry/metrics-server'
import { openTracing } from '@/telemetry/tracing'
import { createRendererMetrics } from './renderer-metrics'
import { createRouteNames, readRoutePatterns } from './route-names'
import { addScriptIntegrity } from './script-integrity'
import { shareLimits } from './share-limits'
import { createSiteLog } from './site-log'
import { createSiteServer } from './site-server'
import { createTraceRequest, traceProviderCalls } from './trace-requests'

const STOP_DEADLINE_MS = 10_000
const IDLE_CHECK_MS = 50

const config = readConfigOrEnd()
const log = createSiteLog('site', config.LOG_LEVEL)
let isDraining = false

// Never 127.0.0.1 as `hostname`: Next would rewrite its locale addresses in circles. Listening there is fine.
// The spare server keeps Next from hanging its upgrade handler on ours.
const app = next({ dev: false, hostname: 'localhost', port: config.PORT, httpServer: new Server() })
await app.prepare()
addScriptIntegrity(process.cwd())
await shareLimits({ config, log, report: (limits) => process.send?.({ limits }) })

const metrics = openMetrics(config)
const server = createSiteServer({
  traceRequest: await openTraces(config),
  config,
  pictures: join(process.cwd(), 'dist', 'opengraph'),
  handle: app.getRequestHandler(),
  isDraining: () => isDraining,
  measure: metrics?.measure,
  onFailure: (details) => log.error(details, 'a page failed'),
  onDenied: (details) => log.info(details, 'authz_denied'),
})
listen(config)
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// Started by the front: without it nobody would ask us any more.
process.once('disconnect', () => {
  process.once('exit', () => removeRoom(config))
  stop()
})

/** A Unix socket when SITE_SOCKET names one (a front stands before us), else a port. */
function listen({ SITE_SOCKET, HOST, PORT }: SiteConfig): void {
  const ready = () => log.info({ at: server.address() }, 'the site listens')
  server.once('error', (error) => {
    log.fatal(error, 'the site cannot listen')
    process.exit(1)
  })
  if (!SITE_SOCKET) {
    server.listen(PORT, HOST, ready)
    return
  }
  rmSync(SITE_SOCKET, { force: true })
  server.listen(SITE_SOCKET, ready)
}

/** For whoever watches this machine; nobody else should reach that port. */
function openMetrics({ METRICS_HOST: host, RENDERER_METRICS_PORT: port }: SiteConfig) {
  if (port === undefined) return undefined
  const patterns = readRoutePatterns(process.cwd())
  if (patterns.length === 0) log.warn('the build names no routes: the metrics have one name for all of them')
  const metrics = createRendererMetrics(createRouteNames(patterns))
  // Pages go on: the front would only start us again, without end.
  listenForMetrics({ registry: metrics.registry, host }, port, (error) =>
    log.error(error, 'the metrics cannot be shown'),
  )
  return metrics
}

/** The front's own socket has no address: who speaks there is ours. */
async function openTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: SiteConfig) {
  const tracing = endpoint ? await openTracing('sun-rent-renderer', endpoint) : undefined
  if (tracing) traceProviderCalls(tracing)
  const routeOf = tracing ? createRouteNames(readRoutePatterns(process.cwd())) : () => 'none'
  return createTraceRequest(tracing, {
    routeOf: ({ url = '/' }) => routeOf(url),
    isOurs: ({ socket }) => socket.remoteAddress === undefined,
  })
}

/** Takes nothing new, lets running requests finish, ends. */
function stop(): void {
  isDraining = true
  log.info('the site stops')
  const end = () => process.exit(0)
  server.close(end)
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref()
  setTimeout(() => {
    log.warn('requests were cut off')
    end()
  }, STOP_DEADLINE_MS).unref()
}

/** The front made a folder for our socket, and can no longer take it away. One with anything else in it stays. */
function removeRoom({ SITE_SOCKET }: SiteConfig): void {
  if (!SITE_SOCKET) return
  rmSync(SITE_SOCKET, { force: true })
  try {
    rmdirSync(dirname(SITE_SOCKET))
  } catch {
    // Not empty, or gone.
  }
}

function readConfigOrEnd(): SiteConfig {
  try {
    return readSiteEnv(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
