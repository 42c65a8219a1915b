import { createServer, type Server } from 'node:http'
import { openHosts } from '../known-hosts'
import { plainAnswer } from '../plain-answer'
import { refusalOf } from '../refusals'
import { securityHeaders } from '../security-headers'
import { SOCKET_LIMITS } from '../socket-limits'
import type { Metrics } from './metrics'

/** `host`: where it is to listen; only requests that name this host, or this machine, are answered. */
type Parts = { metrics: Pick<Metrics, 'text'>; host: string }

/** Prometheus text at `/metrics`, on a port that no visitor reaches; opens no port. */
export function createMetricsServer({ metrics, host }: Parts): Server {
  const ownUrl = 'http://localhost'
  const security = securityHeaders(ownUrl)
  const isOurs = openHosts({ SUN_MODE: 'demo', HOST: host, SITE_SOCKET: undefined, SITE_URL: ownUrl })
  return createServer(SOCKET_LIMITS, async (request, response) => {
    const refusal = refusalOf(request, isOurs)
    if (refusal) return plainAnswer(response, refusal, { ...security, ...refusal.headers })
    const isAsked = request.url?.split('?')[0] === '/metrics'
    const answer = isAsked ? { status: 200, body: await metrics.text() } : { status: 404, body: 'Not Found' }
    plainAnswer(response, answer, security)
  })
}
