import { createServer, type Server } from 'node:http'
import { createHostCheck } from '../host-check'
import { sendPlainResponse } from '../plain-response'
import { findRejection } from '../rejections'
import { securityHeaders } from '../security-headers'
import { SOCKET_LIMITS } from '../socket-limits'
import type { Metrics } from './metrics'

/** `host`: where it is to listen; only requests that name this host, or this machine, are answered. */
type Deps = { metrics: Pick<Metrics, 'text'>; host: string }

/** Prometheus text at `/metrics`, on a port that no visitor reaches; opens no port. */
export function createMetricsServer({ metrics, host }: Deps): Server {
  const ownUrl = 'http://localhost'
  const security = securityHeaders(ownUrl)
  const isOurs = createHostCheck({ SUN_MODE: 'demo', HOST: host, SITE_SOCKET: undefined, SITE_URL: ownUrl })
  return createServer(SOCKET_LIMITS, async (request, response) => {
    const rejection = findRejection(request, isOurs)
    if (rejection) return sendPlainResponse(response, rejection, { ...security, ...rejection.headers })
    const isMetricsPath = request.url?.split('?')[0] === '/metrics'
    const plainResponse = isMetricsPath
      ? { status: 200, body: await metrics.text() }
      : { status: 404, body: 'Not Found' }
    sendPlainResponse(response, plainResponse, security)
  })
}
